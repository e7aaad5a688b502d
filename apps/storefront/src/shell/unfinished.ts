/** The id by which the page finds what to show when its scripts do not come; see `paint-first.server.ts`. */
export const UNFINISHED = 'page-incomplete';
