import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { messageOf, Problem, SessionList, useAct } from '../ui/index.ts';
import { Typography } from '@mui/material';

export function OwnSessions() {
  const { data, error, refetch } = useQuery({
    queryKey: ['own sessions'],
    queryFn: async () => (await api.call('GET /auth/admin/sessions', { query: { limit: 100 } })).data,
  });
  const { act, isBusy, problem } = useAct({
    run: (id: string) => api.call('DELETE /auth/admin/sessions/{id}', { params: { id } }),
    done: 'La session est fermée.',
    onDone: () => void refetch(),
  });
  if (error) return <Typography>{messageOf(error)}</Typography>;
  return (
    <>
      <Problem>{problem}</Problem>
      <SessionList sessions={data ?? []} isBusy={isBusy} onEnd={act} />
    </>
  );
}
