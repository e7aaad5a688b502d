import type { ReactNode } from 'react';
import { LinkBase, useCanAccess, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin';
import { Box, Link, type SxProps } from '@mui/material';

export type Screen = 'edit' | 'show';

/** Which screen of a row is opened by whoever is signed in: the wanted one, in place of a form that is not for them what shows it, or none. */
export function useOpens(wanted: Screen, resource?: string): Screen | undefined {
  const here = useResourceContext();
  const named = { resource: resource ?? here ?? '' };
  const { hasShow } = useResourceDefinition(named);
  const { canAccess: canEdit } = useCanAccess({ ...named, action: 'edit' });
  const { canAccess: canShow } = useCanAccess({ ...named, action: 'show' });
  if (wanted === 'edit' && canEdit) return 'edit';
  return hasShow && canShow ? 'show' : undefined;
}

type RecordLinkProps = { resource: string; id: string; opens?: Screen; sx?: SxProps; children: ReactNode };

/** The way to a row of its own list or of another; for whom no screen of it opens, only what stands there. */
export function RecordLink({ resource, id, opens: wanted = 'edit', children, ...look }: RecordLinkProps) {
  const opens = useOpens(wanted, resource);
  const createPath = useCreatePath();
  if (!opens) return <Box {...look}>{children}</Box>;
  return (
    <Link component={LinkBase} to={createPath({ resource, id, type: opens })} {...look}>
      {children}
    </Link>
  );
}
