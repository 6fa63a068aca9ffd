// The first page has an HTML file of its own that lists all its code, so that the browser fetches it at once.
export const prerender = true;
