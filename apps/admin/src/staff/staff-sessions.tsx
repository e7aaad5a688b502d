import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '@tokpa/contract/staff';
import { Button, Typography } from '@mui/material';
import { api } from '../api.ts';
import { Panel, SessionList, useAct } from '../ui/index.ts';

export function StaffSessions({ member: { id } }: { member: StaffMember }) {
  const params = { id };
  const { data = [], refetch } = useQuery({
    queryKey: ['staff sessions', id],
    queryFn: async () => (await api.call('GET /staff/{id}/sessions', { params, query: { limit: 100 } })).data,
  });
  const { act, isBusy, problem } = useAct({
    run: () => api.call('DELETE /staff/{id}/sessions', { params }),
    done: 'Les sessions sont fermées.',
    onDone: () => void refetch(),
  });
  const others = data.filter(({ isCurrent }) => !isCurrent);
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
      {problem !== undefined && <Typography color="error">{problem}</Typography>}
      {data.length === 0 ? <Typography>Aucune session ouverte.</Typography> : <SessionList sessions={data} />}
    </Panel>
  );
}
