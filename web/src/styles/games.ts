/** The palettes of the games' rooms. They override the hall's, so this is imported after `tokens.css`. */
import.meta.glob('../../../games/*/client/tokens.css', { eager: true });
