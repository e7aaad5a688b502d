import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';
import type { Figure } from './figures.ts';

export type PhoneVisit = {
  name: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  scriptBytes: number;
  totalBytes: number;
  failing: string[];
  /** How fast Lighthouse found the machine (its `benchmarkIndex`), and what it slowed it by. */
  machine: number;
  slowedBy: number;
};

/** The middle visit of a page by the preset, and the middle one of those slowed by as much as makes this machine the phone that the preset means. */
export type VisitedPage = PhoneVisit & { there: PhoneVisit };

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

type Audit = {
  score: number | null;
  title: string;
  details?: { items?: readonly { resourceType?: string; transferSize?: number }[] };
};

function bytesOf(audits: Readonly<Record<string, Audit>>, type?: string): number {
  const items = audits['network-requests']?.details?.items ?? [];
  return items
    .filter((item) => type === undefined || item.resourceType === type)
    .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
}

// By itself Lighthouse leaves what the visit before wrote down, by which the shop would know somebody who comes again.
const NOBODY_WAS_HERE: NonNullable<Flags['clearStorageTypes']> = [
  'cookies',
  'local_storage',
  'indexeddb',
  'service_workers',
  'cache_storage',
  'shader_cache',
];

// What the preset slows a machine by, and the middle of the machines that it is meant for, by Lighthouse's index (its docs/throttling.md).
const SLOWED_BY = 4;
const MEANT_FOR = 1750;

type Visited = { name: string; url: string; port: number; slowedBy: number };

/** One first visit with Lighthouse's phone preset: scores of 100, and the compressed bytes that came. */
async function visit({ name, url, port, slowedBy }: Visited): Promise<PhoneVisit> {
  const preset = { port, output: 'json', logLevel: 'error', clearStorageTypes: NOBODY_WAS_HERE } as const;
  const throttling = { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowedBy };
  const result = await lighthouse(url, { ...preset, throttling });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const known = audits as unknown as Record<string, Audit>;
  return {
    name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    scriptBytes: bytesOf(known, 'Script'),
    totalBytes: bytesOf(known),
    machine: result.lhr.environment.benchmarkIndex,
    slowedBy,
    failing: Object.values(known)
      .filter((audit) => audit.score !== null && audit.score < 0.9)
      .map((audit) => audit.title),
  };
}

/** The visit in the middle by its performance: Lighthouse's own advice, since single visits differ by several points. */
function middleOf(visits: readonly PhoneVisit[]): PhoneVisit {
  const middle = visits.toSorted((a, b) => a.performance - b.performance)[Math.floor(visits.length / 2)];
  if (!middle) throw new Error('no visit was made');
  return middle;
}

const toThePhoneOfThePreset = ({ machine }: PhoneVisit) => Math.max(1, (SLOWED_BY * machine) / MEANT_FOR);

/**
 * Lighthouse on each page, `rounds` times in turn, by its preset and then slowed for the machine that it has just found; the middle visit of each.
 * Throws where the machine has no Chromium.
 */
export async function measurePhoneVisits(
  base: string,
  addresses: ReadonlyMap<string, string>,
  rounds: number,
): Promise<VisitedPage[]> {
  if (!existsSync(CHROMIUM)) throw new Error(`there is no Chromium at ${CHROMIUM}`);
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
  try {
    const pages = [...addresses].map(([name, address]) => ({ name, url: base + address, port: chrome.port }));
    const seen = pages.map((page) => ({ page, preset: [] as PhoneVisit[], there: [] as PhoneVisit[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { page, preset, there } of seen) {
        const visited = await visit({ ...page, slowedBy: SLOWED_BY });
        preset.push(visited);
        const slowedBy = toThePhoneOfThePreset(visited);
        there.push({ ...(await visit({ ...page, slowedBy })), machine: visited.machine });
      }
    }
    return seen.map(({ preset, there }) => ({ ...middleOf(preset), there: middleOf(there) }));
  } finally {
    chrome.kill();
  }
}

const PERFORMANCE = 95;
const SCRIPT_KB = 130;
const EVERYTHING_KB = 300;

function performanceFigure({ name, performance, machine, there }: VisitedPage): Figure {
  const detail = `its index of this machine ${Math.round(machine)}; there slowed by ${there.slowedBy.toFixed(2)} for ${SLOWED_BY}, after one of ${Math.round(there.machine)}`;
  const what = `Lighthouse, ${name}: performance`;
  return { what, value: performance, there: there.performance, unit: '', atLeast: PERFORMANCE, detail };
}

function otherFigures({ name, accessibility, bestPractices, seo, scriptBytes, totalBytes }: PhoneVisit): Figure[] {
  return [
    { what: `Lighthouse, ${name}: accessibility`, value: accessibility, unit: '', atLeast: 100 },
    { what: `Lighthouse, ${name}: best practices`, value: bestPractices, unit: '', atLeast: 100 },
    { what: `Lighthouse, ${name}: SEO`, value: seo, unit: '', atLeast: 100 },
    { what: `JavaScript of a first visit, ${name}`, value: scriptBytes / 1000, unit: 'KB', atMost: SCRIPT_KB },
    { what: `everything of a first visit, ${name}`, value: totalBytes / 1000, unit: 'KB', atMost: EVERYTHING_KB },
  ];
}

export function visitFigures(visits: readonly VisitedPage[]): Figure[] {
  return visits.flatMap((seen): Figure[] => [performanceFigure(seen), ...otherFigures(seen)]);
}
