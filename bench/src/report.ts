import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DATA } from './big-shop/prepare.ts';
import { type Figure, holds, holdsThere } from './figures.ts';
import { slowness, type Speed } from './machine.ts';
import { PARTS, type Options, type Part } from './options.ts';
import type { PhoneVisit } from './phone-visits.ts';
import { ROOT } from './shop.ts';
import type { WarmRead } from './warm-reads.ts';

/** What one part found, in one shop. */
export type Measured = {
  part: Part;
  size?: number | undefined;
  /** ISO 8601. */
  measuredAt?: string;
  commit?: string;
  /** Milliseconds for a fixed piece of work just before (`pace`). */
  pace?: number;
  /** Of the machine, before and after, where times have limits. */
  speed?: Speed;
  figures: readonly Figure[];
  warm?: readonly WarmRead[];
  visits?: readonly PhoneVisit[];
};

const RESULTS = path.join(ROOT, 'bench/results');

function written(value: number, unit: Figure['unit']): string {
  if (!Number.isFinite(value)) return 'failed';
  const digits = Math.abs(value) < 20 && unit !== '%' && unit !== '' ? 1 : 0;
  return `${value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim();
}

function limitOf({ atLeast, atMost, unit }: Figure): string {
  if (atLeast !== undefined) return `≥ ${written(atLeast, unit)}`;
  return atMost === undefined ? '' : `≤ ${written(atMost, unit)}`;
}

const sizeOf = ({ size }: Figure) => (size === undefined ? 'demo' : size.toLocaleString('fr-FR'));

function signOf(figure: Figure): string {
  if (holdsThere(figure)) return holds(figure) ? '✓' : '✓ there';
  return holds(figure) ? 'here alone' : '✗';
}

function judgedTable(figures: readonly Figure[]): string[] {
  const judged = figures.filter((figure) => limitOf(figure) !== '');
  const [here, there] = [judged.filter(holds).length, judged.filter(holdsThere).length];
  return [
    `## What must hold: ${here} of ${judged.length} as seen here, ${there} on the machine of the targets where that was measured`,
    '',
    '« There » is what a time would be on the machine on which the limits were set, where a bare Node server answered 45 500 requests a second and a bare `SELECT` 12 000: both were measured here before and',
    'after reads, search, memory, pages and writes, and the one by which this machine is less slow counts. Lighthouse’s is not of that machine: its preset slows by four what its index gives 1 750; « there » slows',
    'each page by as much more or less as its index of the visit just before was higher or lower than that.',
    '',
    '| what | shop of | must | seen | there | | |',
    '|---|--:|--:|--:|--:|:-:|---|',
    ...judged.map((figure) => {
      const { what, value, there: elsewhere, unit, detail = '' } = figure;
      const cells = [
        what,
        sizeOf(figure),
        limitOf(figure),
        written(value, unit),
        elsewhere === undefined ? '' : written(elsewhere, unit),
      ];
      return `| ${[...cells, signOf(figure), detail].join(' | ')} |`;
    }),
  ];
}

/** What was measured at several sizes, side by side. */
function growthTable(figures: readonly Figure[]): string[] {
  const sizes = [...new Set(figures.flatMap(({ size }) => size ?? []))].toSorted((one, other) => one - other);
  if (sizes.length === 0) return [];
  const rows = [
    ...Map.groupBy(
      figures.filter(({ size }) => size !== undefined),
      ({ what }) => what,
    ),
  ];
  const cell = (of: readonly Figure[], size: number) => {
    const found = of.find((figure) => figure.size === size);
    return found ? written(found.value, found.unit) : '';
  };
  return [
    '',
    '## How it grows: products, and as many past orders',
    '',
    `| what | ${sizes.map((size) => size.toLocaleString('fr-FR')).join(' | ')} |`,
    `|---|${sizes.map(() => '--:|').join('')}`,
    ...rows.map(([what, of]) => `| ${what} | ${sizes.map((size) => cell(of, size)).join(' | ')} |`),
  ];
}

function warmTable(reads: readonly WarmRead[]): string[] {
  if (reads.length === 0) return [];
  return [
    '',
    '## Warm reads against a bare Node HTTP server sending the same bytes',
    '',
    '| what | bytes | CPU of the limit | p99 ms (shop / bare) |',
    '|---|--:|--:|--:|',
    ...reads.map(
      ({ name, bytes, cpuRatio, shop, bare }) =>
        `| ${name} | ${bytes.toLocaleString('fr-FR')} | ${Math.round(cpuRatio * 100)} % | ${shop.p99Ms} / ${bare.p99Ms} |`,
    ),
  ];
}

const saySpeed = (speed: Speed) =>
  `${written(speed.answers, '/s')} · ${written(speed.rows, '/s')} · ${slowness(speed).toFixed(2)}`;

/** Parts stay as they were until they are measured again, so that some may be older than others. */
function datesTable(measured: readonly Measured[]): string[] {
  const rows = measured.map(
    ({ part, size, measuredAt = '', commit = '', pace, speed }) =>
      `| ${part} | ${size?.toLocaleString('fr-FR') ?? ''} | ${measuredAt.slice(0, 16).replace('T', ' ')} | ${commit} | ${pace === undefined ? '' : `${pace} ms`} | ${speed ? saySpeed(speed) : ''} |`,
  );
  return [
    '',
    '## When each part was measured (UTC), of which commit, and how fast the machine was then',
    '',
    '| part | shop of | at | commit | a map of a million keys | answers of a bare Node server · bare SELECTs · times as slow as there |',
    '|---|--:|---|---|--:|--:|',
    ...rows,
  ];
}

function visitNotes(visits: readonly PhoneVisit[]): string[] {
  const notes = visits
    .filter(({ failing }) => failing.length > 0)
    .map(({ name, failing }) => `- ${name}: ${failing.join(' · ')}`);
  return notes.length > 0 ? ['', '## What Lighthouse would like otherwise', '', ...notes] : [];
}

function toMarkdown(measured: readonly Measured[], { isShort }: Options): string {
  const figures = measured.flatMap((one) => one.figures);
  return [
    `# What \`npm run bench${isShort ? ' -- --short' : ''}\` measured`,
    '',
    'Ratios are of one run: the limit is a bare Node HTTP server with the same bytes, or the bare driver with the same statements.',
    '',
    ...judgedTable(figures),
    ...growthTable(figures),
    ...warmTable(measured.flatMap(({ warm }) => warm ?? [])),
    ...visitNotes(measured.flatMap(({ visits }) => visits ?? [])),
    ...datesTable(measured),
    '',
  ].join('\n');
}

/** What earlier runs found in the parts that this one left out. */
async function keptFrom(file: string, measured: readonly Measured[]): Promise<Measured[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const before: unknown = JSON.parse(text);
  if (!Array.isArray(before)) return [];
  const isNew = ({ part, size }: Measured) => measured.some((one) => one.part === part && one.size === size);
  return (before as Measured[]).filter((one) => !isNew(one));
}

/** A short run's reports lie beside the measured shops: they are nobody's to keep. */
export function reportFolder({ isShort }: Options): string {
  return isShort ? DATA : RESULTS;
}

/** Keeps and answers the report: `results/latest`, or `short` beside the measured shops. Parts that were not measured stay as they were. */
export async function writeReport(measured: readonly Measured[], options: Options): Promise<string> {
  const folder = reportFolder(options);
  const name = options.isShort ? 'short' : 'latest';
  const file = path.join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const all = [...measured, ...(await keptFrom(file, measured))].toSorted(
    (one, other) => PARTS.indexOf(one.part) - PARTS.indexOf(other.part) || (one.size ?? 0) - (other.size ?? 0),
  );
  const report = toMarkdown(all, options);
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  await writeFile(path.join(folder, `${name}.md`), report);
  return report;
}
