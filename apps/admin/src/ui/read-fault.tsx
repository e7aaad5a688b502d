import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import { Button, Stack, Typography } from '@mui/material';
import { messageOf } from './message-of.ts';
import { PageHeading } from './page-heading.tsx';
import { Problem } from './problem.tsx';

type ReadFaultProps = { error: unknown; isBusy: boolean; onRetry: () => unknown };

/** What could not be read, and why; the network or the shop may be back at the next try. */
export function ReadFault({ error, isBusy, onRetry }: ReadFaultProps) {
  return (
    <Stack spacing={1.5} sx={{ p: 2, alignItems: 'flex-start' }}>
      <Problem>{messageOf(error)}</Problem>
      <Button variant="contained" loading={isBusy} onClick={() => void onRetry()}>
        Réessayer
      </Button>
    </Stack>
  );
}

/** A screen whose row does not come: « introuvable » only where the shop says that there is none. */
export function MissingRow({ title, ...fault }: ReadFaultProps & { title: string }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const isGone = fault.error instanceof ApiError && fault.error.status === 404;
  return (
    <>
      <PageHeading title={isGone ? title : 'Rien à afficher pour l’instant'} />
      {isGone ? <Typography sx={{ mb: 2 }}>{messageOf(fault.error)}</Typography> : <ReadFault {...fault} />}
      {isGone && resource !== undefined && (
        <Button variant="outlined" component={LinkBase} to={createPath({ resource, type: 'list' })}>
          Revenir à la liste
        </Button>
      )}
    </>
  );
}
