import type { TestShop } from './test-shop.ts';

export type WrittenMail = {
  template: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  status: 'QUEUED' | 'SENT' | 'KEPT' | 'FAILED';
};

/** The mails that the shop wrote, oldest first; what a job writes is there after `shop.platform.jobs.drain()`. */
export async function readMails(
  shop: TestShop,
  which: { to?: string; template?: string } = {},
): Promise<WrittenMail[]> {
  let mails = shop.platform.db
    .selectFrom('mails')
    .select(['template', 'recipient', 'subject', 'html', 'text', 'headers', 'status'])
    .orderBy('id');
  if (which.to !== undefined) mails = mails.where('recipient', '=', which.to);
  if (which.template !== undefined) mails = mails.where('template', '=', which.template);
  const rows = await mails.execute();
  return rows.map((row) => ({ ...row, headers: row.headers as Record<string, string> }));
}
