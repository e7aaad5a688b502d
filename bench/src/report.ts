import type { PhoneVisit } from './phone-visits.ts';
import type { WarmRead } from './warm-reads.ts';

const REQUIRED_RATIO = 0.6;
const REQUIRED_PERFORMANCE = 95;
const MOST_SCRIPT_BYTES = 130_000;
const MOST_BYTES = 300_000;

const percent = (ratio: number) => `${Math.round(ratio * 100)} %`;
const whole = (value: number) => Math.round(value).toLocaleString('fr-FR');
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const mark = (isReached: boolean) => (isReached ? '✓' : '✗');

function warmTable(reads: readonly WarmRead[]): string[] {
  return [
    '## Warm reads against a bare Node HTTP server sending the same bytes',
    '',
    '| what | bytes | shop req/s | bare req/s | ratio | CPU ratio | p99 ms (shop / bare) | failed | ≥ 60 % |',
    '|---|--:|--:|--:|--:|--:|--:|--:|:-:|',
    ...reads.map(
      (read) =>
        `| ${read.name} | ${whole(read.bytes)} | ${whole(read.shop.perSecond)} | ${whole(read.bare.perSecond)} | ${percent(read.ratio)} | ${percent(read.cpuRatio)} | ${read.shop.p99Ms} / ${read.bare.p99Ms} | ${read.shop.failed} | ${mark(read.ratio >= REQUIRED_RATIO)} |`,
    ),
  ];
}

function visitTable(visits: readonly PhoneVisit[] | undefined): string[] {
  if (!visits) return ['## First visits on a phone', '', 'Not measured: this machine has no Chromium (CHROMIUM_PATH).'];
  return [
    '## First visits on a phone (Lighthouse, phone preset)',
    '',
    '| page | performance | accessibility | best practices | SEO | scripts | everything | reached |',
    '|---|--:|--:|--:|--:|--:|--:|:-:|',
    ...visits.map(
      (visit) =>
        `| ${visit.name} | ${visit.performance} | ${visit.accessibility} | ${visit.bestPractices} | ${visit.seo} | ${kilobytes(visit.scriptBytes)} | ${kilobytes(visit.totalBytes)} | ${mark(isVisitGood(visit))} |`,
    ),
    ...visits.flatMap((visit) => (visit.failing.length > 0 ? ['', `${visit.name}: ${visit.failing.join(' · ')}`] : [])),
  ];
}

function isVisitGood(visit: PhoneVisit): boolean {
  return (
    visit.performance >= REQUIRED_PERFORMANCE &&
    visit.accessibility === 100 &&
    visit.scriptBytes <= MOST_SCRIPT_BYTES &&
    visit.totalBytes <= MOST_BYTES
  );
}

export type Measured = { warm: readonly WarmRead[]; visits: readonly PhoneVisit[] | undefined };

/** What was measured, as Markdown. */
export function toMarkdown(measured: Measured): string {
  return [
    '# What `npm run bench` measured',
    '',
    ...warmTable(measured.warm),
    '',
    ...visitTable(measured.visits),
    '',
  ].join('\n');
}

export function isGoodEnough(measured: Measured): boolean {
  return (
    measured.warm.every((read) => read.ratio >= REQUIRED_RATIO && read.shop.failed === 0) &&
    (measured.visits ?? []).every(isVisitGood)
  );
}
