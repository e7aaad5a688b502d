import { mayDo } from '@tokpa/contract';
import type { StaffSession } from './session.ts';

type Author = { user: { email?: string | undefined } };

/** Whether somebody of the team may know where customers are reached. */
export function knowsEmails({ role }: StaffSession): boolean {
  return mayDo(role, 'users.read');
}

/** What a customer wrote, without their address where whoever reads it may not know that. */
export function withKnownEmail<Row extends Author>(session: StaffSession, row: Row): Row {
  if (knowsEmails(session)) return row;
  const { email: _email, ...user } = row.user;
  return { ...row, user };
}
