/** The tag of what goes as another test goes: the short run takes that one alone. */
export const ALIKE = ['@alike'];

/** The tag of what happens seldom, as two people's acts on one thing at one moment: `npm test` looks for it, the short run does not. */
export const SELDOM = ['@seldom'];

/** A page or a screen that is made as another one is, by its place in this list. */
export const tagIfAlike = (alike: ReadonlySet<string>, place: string): string[] => (alike.has(place) ? ALIKE : []);
