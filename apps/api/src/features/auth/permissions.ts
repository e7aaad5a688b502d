import type { StaffRole } from '#platform/session';

const ALL = ['orders', 'customers', 'catalogue', 'content', 'marketing', 'settings', 'staff', 'system'] as const;
export type Permission = (typeof ALL)[number];

/** The parts of the back office that a role may use. */
export const PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  OWNER: ALL,
  MANAGER: ['orders', 'customers', 'catalogue', 'content', 'marketing', 'settings'],
  EDITOR: ['catalogue', 'content', 'marketing'],
  SUPPORT: ['orders', 'customers'],
};
