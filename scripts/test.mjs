import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { runVisibly } from './lib/children.mjs';
import { program } from './lib/node24.mjs';
import { main, root } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

const e2e = path.join(root, 'e2e');
const filters = process.argv.slice(2);
const LINES_OF_A_REASON = 12;
const reports = mkdtempSync(path.join(tmpdir(), 'tokpa-reports-'));

await main(async () => {
  try {
    const isWhole = filters.length === 0;
    const node = await setUp({ build: isWhole });
    const suites = [await runVitest(node)];
    if (isWhole) suites.push(await runPlaywright(node));
    const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
    const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
    const faults = suites.flatMap((suite) => suite.faults);
    for (const { test, reason } of faults) process.stdout.write(`\n✘ ${test}\n${reason}\n`);
    const skipped = suites.reduce((sum, suite) => sum + suite.skipped, 0);
    process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    return failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});

async function runVitest(node) {
  const report = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runVisibly(node, [program('vitest', 'vitest.mjs'), 'run', ...reporters, ...filters]);
  const counts = read(report);
  const unloaded = counts?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return suite(code, {
    passed: counts?.numPassedTests,
    failed: counts && counts.numFailedTests + unloaded.length,
    skipped: counts?.numPendingTests,
    faults: counts?.testResults.flatMap(faultsOfFile),
  });
}

async function runPlaywright(node) {
  const chromium = await ensureBrowser();
  const report = path.join(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const command = [program('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
  const code = await runVisibly(node, command, { cwd: e2e, env });
  const result = read(report);
  const counts = result?.stats;
  return suite(code, {
    passed: counts && counts.expected + counts.flaky,
    failed: counts?.unexpected,
    skipped: counts?.skipped,
    faults: result && [...result.errors.map(faultOutside), ...result.suites.flatMap(faultsOfSuite)],
  });
}

/** A suite that broke before it could report counts as one failure. */
function suite(code, { passed = 0, failed = 0, skipped = 0, faults = [] }) {
  return { passed, skipped, failed: code !== 0 && failed === 0 ? 1 : failed, faults };
}

/** Vitest's report of one file → its failed tests, each with the beginning of its reason. */
function faultsOfFile({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && assertionResults.length === 0) return [{ test: name, reason: beginning(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${path.relative(root, name)} › ${fullName}`,
    reason: beginning(failureMessages.join('\n')),
  }));
}

/** What broke while no test ran, such as what a test had left behind, is part of none. */
function faultOutside({ message = '', stack = message }) {
  return { test: 'à côté des tests', reason: beginning(stack) };
}

/** Playwright's report of one file or group → its failed tests, each with the beginning of its reason. */
function faultsOfSuite({ suites = [], specs = [], file }) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${file} › ${title}`,
        reason: beginning(
          results
            .at(-1)
            ?.errors.map(({ message }) => message)
            .join('\n') ?? '',
        ),
      })),
  );
  return [...failed, ...suites.flatMap(faultsOfSuite)];
}

function beginning(text) {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .slice(0, LINES_OF_A_REASON)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
