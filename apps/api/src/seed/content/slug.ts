/** `Éponge végétale & co` → `eponge-vegetale-co`. */
export const toSlug = (name: string): string =>
  name
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
