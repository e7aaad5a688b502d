import { expect, it, onTestFinished } from 'vitest';
import { useMailServer } from '#testing/mail-server';
import { blameFor, createTransport } from './transport.ts';

const server = await useMailServer({ secure: true });
const locked = await useMailServer({
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: (_login, _session, done) => done(new Error('Invalid login')),
});
const MAIL = {
  id: '1',
  recipient: 'a@exemple.bj',
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  headers: {},
};

function open(url: string) {
  const transport = createTransport(url, 'Tokpa <boutique@exemple.bj>');
  onTestFinished(() => transport.stop());
  return transport;
}

it('a mail server whose certificate nobody vouches for is not trusted', async () => {
  await expect(open(server.url).deliver(MAIL)).rejects.toThrow(/certificate/);
  expect(server.received).toEqual([]);
});

it('the address of the mail server says when its certificate is to be accepted all the same', async () => {
  await open(`${server.url}/?tls.rejectUnauthorized=false`).deliver(MAIL);
  expect(server.received.splice(0)).toMatchObject([{ subject: 'Bonjour', messageId: '<1@exemple.bj>' }]);
});

it('a wrong password of the shop is no fault of the mail, which waits until somebody puts it right', async () => {
  const refused = open(locked.url.replace('//', '//boutique:faux@')).deliver(MAIL);
  await expect(refused).rejects.toThrow('Invalid login');
  expect(await refused.catch(blameFor)).toEqual({ of: 'server', isForGood: false });
});

it.each([
  ['nobody answers at its name', { code: 'EDNS' }, 'server'],
  ['it takes too long to connect', { code: 'ETIMEDOUT', hasBegun: false }, 'server'],
  ['the connection breaks over the words', { code: 'ETIMEDOUT', hasBegun: true }, 'mail'],
  ['it closes down after the words', { code: 'EMESSAGE', responseCode: 421, hasBegun: true }, 'server'],
  ['the mail can not be composed', {}, 'mail'],
])('whom a failed try is laid to: %s', (_what, fault, of) => {
  expect(blameFor(Object.assign(new Error('failed'), fault))).toEqual({ of, isForGood: false });
});
