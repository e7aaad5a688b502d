import { parseArgs } from 'node:util';

export const PARTS = ['phone', 'warm', 'reads', 'search', 'pages', 'writes', 'memory', 'processes', 'plans'] as const;
export type Part = (typeof PARTS)[number];

export type Options = {
  parts: readonly Part[];
  /** Products in the filled shops, the smallest first. */
  sizes: readonly number[];
  /** Of one round. */
  seconds: number;
  rounds: number;
  isShort: boolean;
};

const ALL_SIZES = [10_000, 100_000, 1_000_000] as const;
// What a minute and a half on a small machine allows.
const SHORT = {
  sizes: [10_000],
  seconds: 1,
  rounds: 1,
  parts: ['warm', 'reads', 'search', 'writes', 'memory'] as const,
};
const WHOLE = { sizes: ALL_SIZES, seconds: 3, rounds: 3, parts: PARTS };

function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

function readParts(names: string): Part[] {
  return names.split(',').map((name) => {
    if (!isPart(name)) throw new Error(`--only takes ${PARTS.join(', ')}, not ${name}`);
    return name;
  });
}

/** `--short`, `--only=reads,writes`, `--sizes=10000,100000`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean' }, only: { type: 'string' }, sizes: { type: 'string' } },
  });
  const isShort = values.short === true;
  const { sizes, parts, ...rounds } = isShort ? SHORT : WHOLE;
  return {
    ...rounds,
    isShort,
    parts: values.only === undefined ? parts : readParts(values.only),
    sizes: values.sizes === undefined ? sizes : values.sizes.split(',').map(Number),
  };
}
