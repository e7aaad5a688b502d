import { expect } from '@playwright/test';
import type { ReceivedMail } from './shop/mail-server.ts';

export type Mailbox = {
  /** Every mail to this address so far, oldest first. */
  to(address: string): Promise<ReceivedMail[]>;
  /** The last mail to this address whose subject fits, once it has arrived. */
  waitFor(address: string, subject: RegExp): Promise<ReceivedMail>;
};

// Mails go out by a job of their own.
const ARRIVES_WITHIN_MS = 20_000;

export function openMailbox(inboxUrl: string): Mailbox {
  async function to(address: string): Promise<ReceivedMail[]> {
    const answer = await fetch(`${inboxUrl}/?to=${encodeURIComponent(address)}`);
    return (await answer.json()) as ReceivedMail[];
  }
  async function waitFor(address: string, subject: RegExp): Promise<ReceivedMail> {
    const find = async () => (await to(address)).findLast((mail) => subject.test(mail.subject));
    await expect.poll(find, { message: `mail ${subject} to ${address}`, timeout: ARRIVES_WITHIN_MS }).toBeDefined();
    const mail = await find();
    if (!mail) throw new Error('A mail that has arrived stays');
    return mail;
  }
  return { to, waitFor };
}
