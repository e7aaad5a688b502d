import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { runVisibly } from './lib/children.mjs';
import { program } from './lib/node24.mjs';
import { main, root } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

const e2e = path.join(root, 'e2e');
const filters = process.argv.slice(2);
const reports = mkdtempSync(path.join(tmpdir(), 'tokpa-reports-'));

await main(async () => {
  try {
    const hasBrowserTests = filters.length === 0 && existsSync(path.join(e2e, 'playwright.config.ts'));
    const node = await setUp({ build: hasBrowserTests });
    const suites = [await runVitest(node)];
    if (hasBrowserTests) suites.push(await runPlaywright(node));
    const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
    const failed = suites.reduce((sum, suite) => sum + suite.failed, 0);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
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
  return suite(code, { passed: counts?.numPassedTests, failed: counts && counts.numFailedTests + unloaded.length });
}

async function runPlaywright(node) {
  const chromium = await ensureBrowser();
  const report = path.join(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(chromium && { CHROMIUM_PATH: chromium }) };
  const command = [program('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'];
  const code = await runVisibly(node, command, { cwd: e2e, env });
  const counts = read(report)?.stats;
  return suite(code, { passed: counts && counts.expected + counts.flaky, failed: counts?.unexpected });
}

/** A suite that broke before it could report counts as one failure. */
function suite(code, { passed = 0, failed = 0 }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
