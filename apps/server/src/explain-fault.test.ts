import { loadConfig, migrate } from '@tokpa/api/start';
import { expect, test } from 'vitest';
import { explainFault } from './explain-fault.ts';

const DATABASE_URL = 'postgres://tokpa:tokpa@127.0.0.1:1/tokpa';

test('a database that does not answer is told in a sentence, without its password', async () => {
  const fault: unknown = await migrate(DATABASE_URL).catch((error: unknown) => error);
  const sentence = explainFault(fault, loadConfig({ DATABASE_URL }));
  expect(sentence).toMatch(/^La base de données de DATABASE_URL ne répond pas : /);
});

test('a port that is taken is named', () => {
  const fault = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  expect(explainFault(fault, loadConfig({ PORT: '3100' }))).toContain('Le port 3100 est déjà pris');
});

test('what nobody foresaw is told whole', () => {
  expect(explainFault(new TypeError('x is not a function'), undefined)).toContain('explain-fault.test.ts');
});
