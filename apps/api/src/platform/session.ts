import { mayDo, type Right, type StaffRole } from '@tokpa/contract';

export type { StaffRole };

export type ShopperSession = { kind: 'shopper'; sessionId: string; userId: string };
export type StaffSession = { kind: 'staff'; sessionId: string; staffId: string; role: StaffRole; ip: string };
export type Session = ShopperSession | StaffSession;

/** Whose rows they may see: a shopper their own, staff everybody's. */
export function ownerOf(session: Session): string | undefined {
  return session.kind === 'shopper' ? session.userId : undefined;
}

/** The staff member who asks and has the right; nobody when it is a shopper, a visitor or another role. */
export function staffWith(session: Session | undefined, right: Right): StaffSession | undefined {
  return session?.kind === 'staff' && mayDo(session.role, right) ? session : undefined;
}
