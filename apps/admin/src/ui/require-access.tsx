import type { ReactNode } from 'react';
import { useCanAccess, useRequireAccess } from 'react-admin';

type RequireAccessProps = { resource: string; action: string; children: ReactNode };

/** A screen that asks the shop by itself, and not before it is known that this person may: else they are led to « Non autorisé ». */
export function RequireAccess({ children, ...act }: RequireAccessProps) {
  useRequireAccess(act);
  // Its answer says only that they are being led away.
  const { canAccess } = useCanAccess(act);
  return canAccess ? children : null;
}
