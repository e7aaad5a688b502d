/** Colours of the packagings: the shop's palette and the natural tones of what they hold. */
export const swatches = {
  forest: '#0B6B47',
  leaf: '#5E9F4B',
  lime: '#A9BF4A',
  amber: '#E8A317',
  honey: '#D98A12',
  terracotta: '#B8432F',
  clay: '#D98262',
  bissap: '#8E2447',
  rose: '#E3A1A4',
  blue: '#1D5FA8',
  sky: '#7FAED8',
  kraft: '#C99F68',
  cocoa: '#6E472C',
  cream: '#F5E9CF',
  ivory: '#FFFBF2',
  slate: '#46545C',
  steel: '#B9C4C6',
} as const;
export type Swatch = keyof typeof swatches;

export type Ground = { high: string; low: string; deep: string };

/** Backgrounds: `high` at the top, `low` at the bottom, `deep` for the shapes drawn on them. */
export const grounds = {
  sand: { high: '#FAF4E6', low: '#F2E7CF', deep: '#E2D0A8' },
  green: { high: '#E9F5EE', low: '#D5EADF', deep: '#A9D3BD' },
  amber: { high: '#FDF2D9', low: '#F9E2AE', deep: '#EFC765' },
  terracotta: { high: '#FBECE5', low: '#F5D5C8', deep: '#E3A892' },
  blue: { high: '#E9F2FA', low: '#D2E3F3', deep: '#A4C6E6' },
  rose: { high: '#FCEFEE', low: '#F6DAD9', deep: '#E7B1B2' },
  olive: { high: '#F4F5E2', low: '#E5E9C6', deep: '#C3CC8C' },
} as const satisfies Record<string, Ground>;
export type Tint = keyof typeof grounds;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#RRGGBB` colours; `share` of the second, 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#FFFFFF', share);
export const darker = (hex: string, share: number): string => mix(hex, '#14201A', share);
