// Everything happens in the browser: the server only hands out files and answers the interface.
export const ssr = false;
export const prerender = false;
