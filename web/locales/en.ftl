# The client’s own words in English.
