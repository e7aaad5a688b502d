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

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Why a row does not come, and what may be done about it. */
export function MissingPart(fault: ReadFaultProps) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!isGone(fault.error)) return <ReadFault {...fault} />;
  return (
    <>
      <Typography sx={{ mb: 2 }}>{messageOf(fault.error)}</Typography>
      {resource !== undefined && (
        <Button variant="outlined" component={LinkBase} to={createPath({ resource, type: 'list' })}>
          Revenir à la liste
        </Button>
      )}
    </>
  );
}

/** A screen whose row does not come: « introuvable » only where the shop says that there is none. */
export function MissingRow({ title, ...fault }: ReadFaultProps & { title: string }) {
  return (
    <>
      <PageHeading title={isGone(fault.error) ? title : 'Rien à afficher pour l’instant'} />
      <MissingPart {...fault} />
    </>
  );
}
