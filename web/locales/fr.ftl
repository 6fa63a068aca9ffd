# Les mots du client en français.
