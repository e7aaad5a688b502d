import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export type Days = { from: string; to: string };

/** The figures of a period; what is there stays on the screen while another period is read. */
export function useStats(days: Days, refreshMs: number | false = false) {
  return useQuery({
    queryKey: ['dashboard stats', days],
    queryFn: async () => (await api.call('GET /dashboard/stats', { query: days })).data,
    placeholderData: (before) => before,
    staleTime: 60_000,
    refetchInterval: refreshMs,
  });
}
