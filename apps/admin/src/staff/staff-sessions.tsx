import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '@tokpa/contract/staff';
import type { StaffSessionRow } from '@tokpa/contract/staff-account';
import { Button, CircularProgress, Typography } from '@mui/material';
import { api } from '../api.ts';
import { messageOf, Panel, Problem, SessionList, useAct } from '../ui/index.ts';

function Sessions({ sessions }: { sessions: readonly StaffSessionRow[] }) {
  if (sessions.length === 0) return <Typography>Aucune session ouverte.</Typography>;
  return <SessionList sessions={sessions} />;
}

export function StaffSessions({ member: { id } }: { member: StaffMember }) {
  const params = { id };
  const queryKey = ['staff sessions', id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async () => (await api.call('GET /staff/{id}/sessions', { params, query: { limit: 100 } })).data,
  });
  const { act, isBusy, problem } = useAct({
    run: () => api.call('DELETE /staff/{id}/sessions', { params }),
    done: 'Les sessions sont fermées.',
    changes: queryKey,
  });
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title="Sessions ouvertes"
      action={
        others.length > 0 && (
          <Button color="error" disabled={isBusy} onClick={() => act(undefined)}>
            Tout fermer
          </Button>
        )
      }
    >
      <Problem>{problem ?? (error ? messageOf(error) : undefined)}</Problem>
      {!data && !error && <CircularProgress aria-label="Chargement des sessions" />}
      {data && <Sessions sessions={data} />}
    </Panel>
  );
}
