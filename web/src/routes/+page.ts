// The first page has a file of its own, which names all its code at once: nothing is discovered on the way.
export const prerender = true;
