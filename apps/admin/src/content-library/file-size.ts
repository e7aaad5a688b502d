const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const UNITS = ['o', 'Ko', 'Mo', 'Go'] as const;
const STEP = 1024;

/** `912 o`, `2,4 Mo`; a dash where there is no file. */
export function formatSize(bytes: number | null): string {
  if (bytes === null) return '—';
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${number.format(size)}\u00a0${UNITS[unit] ?? ''}`;
}
