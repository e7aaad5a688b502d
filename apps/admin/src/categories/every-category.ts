/** The whole tree at once: as many calls as its first level has hundreds, and a shop has tens. */
export const EVERY_CATEGORY = { pagination: { page: 1, perPage: 10_000 } };

/** How deep a category lies, in a list of choices. */
export const INDENT = '\u00A0\u00A0\u00A0';
