/** One text of the shop, the state in which a person reads it and, where a test writes it otherwise, how. */
export type Seen = { text: string; state: string; as?: string };

/** What one test sees, in a browser or in an answer of the shop. Paths are those of the repository. */
export type Sighting = { file: string; test: string; sees: readonly Seen[] };

/** `[text, state]`, or `[text, state, as]` where the test writes the text otherwise. */
export function seenBy(
  file: string,
  test: string,
  ...sees: ReadonlyArray<readonly [text: string, state: string, as?: string]>
): Sighting {
  return {
    file: `e2e/src/${file}`,
    test,
    sees: sees.map(([text, state, as]) => ({ text, state, ...(as !== undefined && { as }) })),
  };
}
