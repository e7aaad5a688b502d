import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
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
};

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

/** One first visit with Lighthouse's phone preset: scores of 100, and the compressed bytes that came. */
async function visit(name: string, url: string, port: number): Promise<PhoneVisit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', clearStorageTypes: NOBODY_WAS_HERE });
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

/** Lighthouse on each page, `rounds` times in turn, the middle visit of each. Throws where the machine has no Chromium. */
export async function measurePhoneVisits(
  base: string,
  addresses: ReadonlyMap<string, string>,
  rounds: number,
): Promise<PhoneVisit[]> {
  if (!existsSync(CHROMIUM)) throw new Error(`there is no Chromium at ${CHROMIUM}`);
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
  try {
    const visits = new Map<string, PhoneVisit[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of addresses) {
        const seen = await visit(name, base + address, chrome.port);
        visits.set(name, [...(visits.get(name) ?? []), seen]);
      }
    }
    return [...visits.values()].map(middleOf);
  } finally {
    chrome.kill();
  }
}

const PERFORMANCE = 95;
const SCRIPT_KB = 130;
const EVERYTHING_KB = 300;

export function visitFigures(visits: readonly PhoneVisit[]): Figure[] {
  return visits.flatMap(({ name, performance, accessibility, bestPractices, seo, scriptBytes, totalBytes }) => [
    { what: `Lighthouse, ${name}: performance`, value: performance, unit: '', atLeast: PERFORMANCE },
    { what: `Lighthouse, ${name}: accessibility`, value: accessibility, unit: '', atLeast: 100 },
    { what: `Lighthouse, ${name}: best practices`, value: bestPractices, unit: '', atLeast: 100 },
    { what: `Lighthouse, ${name}: SEO`, value: seo, unit: '', atLeast: 100 },
    { what: `JavaScript of a first visit, ${name}`, value: scriptBytes / 1000, unit: 'KB', atMost: SCRIPT_KB },
    { what: `everything of a first visit, ${name}`, value: totalBytes / 1000, unit: 'KB', atMost: EVERYTHING_KB },
  ]);
}
