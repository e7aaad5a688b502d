/** The whole tree at once: a shop has tens of categories, not thousands. */
export const EVERY_CATEGORY = { pagination: { page: 1, perPage: 100 } };

/** How deep a category lies, in a list of choices. */
export const INDENT = '\u00A0\u00A0\u00A0';
