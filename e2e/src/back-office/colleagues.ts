import type { StaffRole } from '@tokpa/contract/rights';
import type { Mailbox } from '../mailbox.ts';
import { clientOf } from '../shoppers.ts';
import type { Staff } from '../staff.ts';
import { mark } from './desk.ts';

export type Colleague = Staff & { email: string; password: string };

type Shop = { shopUrl: string; staff: Staff; mailbox: Mailbox };

const PASSWORD = 'Gari-et-Gombo-2026!';

/** The link of an invitation's mail, in this shop. */
export async function invitationLink(mailbox: Mailbox, email: string): Promise<string> {
  const { text } = await mailbox.waitFor(email, /^Votre accès au back-office/);
  return /\/admin\/invitation\?token=\S+/.exec(text)?.[0] ?? '';
}

/** Somebody whom the owner has invited, and who has come. */
export async function newColleague({ shopUrl, staff, mailbox }: Shop, role: StaffRole): Promise<Colleague> {
  const email = `equipe.${mark()}@tokpa.example`;
  await staff.api.call('POST /staff', { body: { email, firstName: 'Codjo', lastName: 'Agossou', role } });
  const token = new URL(await invitationLink(mailbox, email), shopUrl).searchParams.get('token') ?? '';
  const joined = await clientOf(shopUrl).call('POST /auth/admin/invitation', { body: { token, password: PASSWORD } });
  return { email, password: PASSWORD, ...joined, api: clientOf(shopUrl, joined.token) };
}
