import type { ApiClient } from '@tokpa/contract/client';
import type { StaffProfile } from '@tokpa/contract/auth';
import type { OrderStatus } from '@tokpa/contract/order-status';
import type { BrowserContext } from '@playwright/test';
import { clientOf } from './shoppers.ts';

/** The owner of the shop that these tests open. */
export const OWNER = { email: 'proprietaire@tokpa.example', password: 'Marché-Dantokpa-2026!' };

export type Staff = { token: string; user: StaffProfile; api: ApiClient };

export async function logInAsOwner(shopUrl: string): Promise<Staff> {
  const { token, user } = await clientOf(shopUrl).call('POST /auth/admin/login', { body: OWNER });
  return { token, user, api: clientOf(shopUrl, token) };
}

/** Puts the session into the browser as a login to the back office leaves it there. */
export async function enterAsStaff(context: BrowserContext, shopUrl: string, { token, user }: Staff): Promise<void> {
  const localStorage = [
    { name: 'adminToken', value: token },
    { name: 'adminUser', value: JSON.stringify(user) },
  ];
  await context.setStorageState({ cookies: [], origins: [{ origin: shopUrl, localStorage }] });
}

export async function moveOrder(staff: Staff, id: string, status: OrderStatus | 'CANCELED'): Promise<void> {
  await staff.api.call('PATCH /orders/{id}/status', { params: { id }, body: { status } });
}
