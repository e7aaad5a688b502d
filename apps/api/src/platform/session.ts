import type { STAFF_ROLES } from '@tokpa/contract';

export type StaffRole = (typeof STAFF_ROLES)[number];

export type ShopperSession = { kind: 'shopper'; sessionId: string; userId: string };
export type StaffSession = { kind: 'staff'; sessionId: string; staffId: string; role: StaffRole };
export type Session = ShopperSession | StaffSession;
