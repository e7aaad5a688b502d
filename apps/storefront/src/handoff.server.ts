const ESCAPES: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** Any text as a JavaScript string that no HTML around it can be closed by. */
function asScriptText(text: string): string {
  return JSON.stringify(text).replaceAll(/[&><\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? letter);
}

/**
 * What a page's loaders found, as the router encodes it for the browser → the script that hands it over there. The router's own way
 * (`StreamTransfer`) needs React's stream.
 */
export function handoffScript(found: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `${controller}.enqueue(${asScriptText(found)});${controller}.close();`;
}
