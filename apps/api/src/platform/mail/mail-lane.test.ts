import { expect, it, onTestFinished } from 'vitest';
import { useMailServer } from '#testing/mail-server';
import { openLane, StoppedAtLetter } from './mail-lane.ts';

let refusal: Error | null = null;
const server = await useMailServer({
  // It would write one of its own before the words of a refusal.
  hideENHANCEDSTATUSCODES: true,
  onRcptTo: (_address, _session, done) => done(refusal),
});

const LETTER = {
  recipient: 'a@exemple.bj',
  subject: 'Bonjour',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  headers: {},
  messageName: 'campaign.1.1',
};

/** What becomes of a letter to somebody about whom the mail server says this. */
async function deliverAgainst(reply: string) {
  const [code = '', ...words] = reply.split(' ');
  refusal = Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  const lane = await openLane(server.url, 'Tokpa <boutique@exemple.bj>');
  onTestFinished(() => lane.close());
  return lane.deliver(LETTER, { mayHandOver: async () => true, onHandOver: () => undefined });
}

it.each([
  '550 5.1.1 <a@exemple.bj>: no such user',
  '550 5.1.2 No such domain',
  '553 5.1.3 Not an address',
  '551 5.1.6 Moved away',
  '556 5.1.10 This domain takes no mail',
  '550 5.2.1 This mailbox was closed',
])('« %s » says that there is no such mailbox', async (reply) => {
  const error = expect.stringContaining(reply);
  expect(await deliverAgainst(reply)).toEqual({ outcome: 'refused', isForGood: true, isNoMailbox: true, error });
});

it.each(['550 relay not permitted', '551 User not local', '550 Blocked, where others would have said 5.1.1'])(
  '« %s » refuses the letter, and says nothing of the mailbox',
  async (reply) => {
    const error = expect.stringContaining(reply);
    expect(await deliverAgainst(reply)).toEqual({ outcome: 'refused', isForGood: true, isNoMailbox: false, error });
  },
);

it.each(['550 5.1.11 A code that nobody has agreed on', '552 5.2.2 The mailbox is full'])(
  '« %s » may be otherwise another time',
  async (reply) => {
    const error = expect.stringContaining(reply);
    expect(await deliverAgainst(reply)).toEqual({ outcome: 'refused', isForGood: false, isNoMailbox: false, error });
  },
);

it.each([
  '550 5.7.1 Relaying denied',
  '553 5.7.1 Sender address rejected: not owned by user',
  '553 5.1.8 We do not know your own domain',
])('« %s » is about the shop, and no letter is refused for it', async (reply) => {
  await expect(deliverAgainst(reply)).rejects.toThrow(StoppedAtLetter);
});

it('« later » is no refusal for good, whatever the reason', async () => {
  expect(await deliverAgainst('450 4.1.1 Ask again')).toMatchObject({ isForGood: false, isNoMailbox: false });
});
