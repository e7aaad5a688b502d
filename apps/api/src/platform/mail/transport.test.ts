import { expect, it, onTestFinished } from 'vitest';
import { useMailServer } from '#testing/mail-server';
import { createTransport } from './transport.ts';

const server = await useMailServer({ secure: true });
const MAIL = {
  id: '1',
  recipient: 'a@exemple.bj',
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  headers: {},
  attempts: 0,
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
