import { loadConfig, migrate } from '@tokpa/api/start';
import { expect, test } from 'vitest';
import { explainFault } from './explain-fault.ts';

const DATABASE_URL = 'postgres://tokpa:tokpa@127.0.0.1:1/tokpa';

test('a database that does not answer is told in a sentence, without its password', async () => {
  const fault: unknown = await migrate(DATABASE_URL).catch((error: unknown) => error);
  const sentence = explainFault(fault, loadConfig({ DATABASE_URL }));
  expect(sentence).toMatch(/^La base de données de DATABASE_URL ne répond pas : /);
});

/** An error as the system makes it. */
const fault = (parts: object, cause?: unknown) => Object.assign(new Error('fault', { cause }), parts);

test.each(['listen', 'bind'])('a port that is taken is named (%s)', (syscall) => {
  const taken = fault({ code: 'EADDRINUSE', syscall });
  expect(explainFault(taken, loadConfig({ PORT: '3100' }))).toContain('Le port 3100 est déjà pris');
});

test('a folder that this account may not write is no port of the system’s: it is named', () => {
  const closed = fault({ code: 'EACCES', syscall: 'mkdir', path: '/srv/tokpa/var/files' });
  const sentence = 'Ce compte ne peut pas lire ou écrire /srv/tokpa/var/files : corrigez ses droits.';
  expect(explainFault(closed, loadConfig({}))).toBe(sentence);
  expect(explainFault(fault({ code: 'E_CANNOT_WRITE_FILE' }, closed), loadConfig({ DATABASE_URL }))).toBe(sentence);
});

test('a disk that is full is told in a sentence, the database’s own by its name', () => {
  const full = fault({ code: 'E_CANNOT_WRITE_FILE' }, fault({ code: 'ENOSPC', syscall: 'write' }));
  expect(explainFault(full, loadConfig({ DATABASE_URL }))).toMatch(/^Le disque est plein : /);
  expect(explainFault(fault({ code: '53100' }), loadConfig({ DATABASE_URL }))).toMatch(
    /^La base de données de DATABASE_URL n’a plus de place/,
  );
});

test.each([
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', $metadata: {} }, 'est introuvable : vérifiez le nom de sa machine.'],
  [{ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } }, 'ne connaît pas S3_BUCKET : '],
  [{ name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } }, 'refuse ces clés : '],
])('what is wrong with a bucket is told of the bucket (%o)', (parts, words) => {
  const sentence = explainFault(fault({}, fault(parts)), loadConfig({ DATABASE_URL }));
  expect(sentence).toContain(`Le stockage de S3_ENDPOINT ${words}`);
});

test('what else a bucket answers is told whole, and nothing of it as the database’s', () => {
  const odd = fault({ code: 'ECONNRESET' }, fault({ name: 'SlowDown', $metadata: { httpStatusCode: 503 } }));
  expect(explainFault(odd, loadConfig({ DATABASE_URL }))).toContain('explain-fault.test.ts');
});

test('what nobody foresaw is told whole', () => {
  expect(explainFault(new TypeError('x is not a function'), undefined)).toContain('explain-fault.test.ts');
});
