// What two people do at the same moment at the desk is looked for by `npm test` too, which takes all: CI has two cores and forty minutes.
/** The tag of what goes as another test goes, or happens seldom: the short run takes that one alone, or leaves it to the whole one. */
export const ALIKE = ['@alike'];

/** A page or a screen that is made as another one is, by its place in this list. */
export const tagIfAlike = (alike: ReadonlySet<string>, place: string): string[] => (alike.has(place) ? ALIKE : []);
