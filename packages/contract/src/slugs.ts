/** Lower case, accents removed, other signs dropped, spaces become hyphens. Specification, section 9. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
