const UNITS = ['octets', 'Ko', 'Mo', 'Go', 'To'] as const;
const STEP = 1024;
const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** `12,4 Mo` */
export function formatBytes(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  return `${number.format(bytes / STEP ** power)}\u00a0${UNITS[power]}`;
}
