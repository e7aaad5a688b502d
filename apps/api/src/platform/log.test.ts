import { expect, it } from 'vitest';
import { loadConfig } from '#config';
import { createLog, loggedUrl } from './log.ts';

function write(told: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const config = loadConfig({ LOG_LEVEL: 'trace', DEMO: '0', DATABASE_URL: 'postgres://localhost/a' });
  told(createLog(config, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

it('an error of a driver or a mail server is kept without the row and the letter that it carries', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_one_per_email"'), {
    code: '23505',
    constraint: 'users_one_per_email',
    detail: 'Key (last_name)=(Dossou) already exists.',
    envelope: { to: ['Awa'] },
  });
  const line = write((log) => log.error({ err: new Error('failed', { cause }) }, 'internal_error'));
  expect(JSON.parse(line)).toMatchObject({
    err: {
      type: 'Error',
      message: 'failed',
      stack: expect.any(String),
      cause: { code: '23505', constraint: 'users_one_per_email' },
    },
  });
  expect(line).not.toMatch(/Dossou|Awa/);
});

it('no line names a person, whoever wrote it', () => {
  const lines = write((log) => {
    log.warn('550 5.1.1 <awa.dossou@exemple.bj>: no such mailbox');
    log.info({ said: 'appelez le +2290197001122 ou le 01 97 00 11 22', token: `usr_${'a'.repeat(43)}` });
  });
  // A moment, a process and a machine have any digits.
  const told = lines.replaceAll(/"(?:time|pid)":\d+|"hostname":"[^"]*"/g, '');
  expect(told).not.toMatch(/awa|exemple|97|usr_a/);
  expect(told).toContain('no such mailbox');
});

it('an address is kept with the names of its parameters, not with what they say', () => {
  expect(loggedUrl('/api/v1/orders?search=awa%40exemple.bj&page=2&page=3')).toBe('/api/v1/orders?search&page');
  expect(loggedUrl('/newsletter/confirm?token=abc')).toBe('/newsletter/confirm?token');
  expect(loggedUrl('/a?%')).toBe('/a?%');
  expect(loggedUrl('/produits')).toBe('/produits');
});

it('a line as long as an address may be is written at once', () => {
  const began = performance.now();
  write((log) => log.info({ url: `/${'a'.repeat(200_000)}` }, 'answered'));
  // A hundredth of a second; without a bound before the @ of an address it is a minute.
  expect(performance.now() - began).toBeLessThan(2000);
});
