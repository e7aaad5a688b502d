export type Unit = 'ms' | '/s' | '%' | 'MB' | 's' | 'KB' | '';

/** One number that was measured, with its limit where quality asks for one. */
export type Figure = {
  what: string;
  /** Products (and as many past orders) in the shop; undefined: the demo shop. */
  size?: number;
  value: number;
  unit: Unit;
  atLeast?: number;
  atMost?: number;
  /** The same on the machine on which the limit was set, where it is a time of this machine. */
  there?: number;
  /** What else was seen: medians, the other side of a ratio. */
  detail?: string;
};

/** Whether the limit is kept as it was seen here. */
export function holds({ value, atLeast, atMost }: Figure): boolean {
  // A figure that failed is Infinity, and null once it was written down.
  return Number.isFinite(value) && value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

/** Whether the limit is kept on the machine on which it was set. */
export const holdsThere = (figure: Figure) => holds({ ...figure, value: figure.there ?? figure.value });

/** In whole per cent, rounded down: 24.8 are not 25. */
export const percent = (ratio: number) => Math.floor(ratio * 100);

export function say(sentence: string): void {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${sentence}\n`);
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this part of them lies; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).toSorted();
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
