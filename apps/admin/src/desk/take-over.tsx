import { useGetIdentity } from 'react-admin';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useAct } from '../ui/index.ts';

type TakeOverProps = {
  assignee: { id: string; name: string } | null;
  /** Gives it to somebody, or to nobody. */
  assign: (staffId: string | null) => Promise<unknown>;
};

/** Who takes care of it, and how to take it over or leave it to the others. */
export function TakeOver({ assignee, assign }: TakeOverProps) {
  const { identity } = useGetIdentity();
  const ownId = identity ? String(identity.id) : null;
  const isMine = assignee !== null && assignee.id === ownId;
  const taking = useAct({
    run: () => assign(isMine ? null : ownId),
    done: isMine ? 'Laissé à l’équipe' : 'Vous vous en chargez',
  });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography color="text.secondary">
        {assignee === null
          ? 'Personne ne s’en charge encore.'
          : `${isMine ? 'Vous vous en chargez' : `${assignee.name} s’en charge`}.`}
      </Typography>
      <Button variant="outlined" loading={taking.isBusy} onClick={() => taking.act(undefined)} sx={{ minHeight: 44 }}>
        {isMine ? 'Laisser à l’équipe' : 'M’en charger'}
      </Button>
      {taking.problem !== undefined && <Alert severity="error">{taking.problem}</Alert>}
    </Stack>
  );
}
