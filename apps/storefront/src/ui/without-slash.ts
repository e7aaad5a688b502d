/** The path of a page, which the router finds with a slash at its end too. */
export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
