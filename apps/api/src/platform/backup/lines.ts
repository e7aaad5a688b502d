const LINE_END = '\n';

/**
 * The lines of a dump. Node's own reader also ends one at U+2028 and U+2029, which stand in texts that were pasted, and which JSON
 * leaves as they are.
 */
export async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const piece of content) {
    const lines = (begun + decoder.decode(piece, { stream: true })).split(LINE_END);
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}
