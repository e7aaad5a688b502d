import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** How many people each choice of recipients reaches today; undefined until it is read. */
export function useAudiences() {
  const { data } = useQuery({
    queryKey: ['email-campaigns', 'audiences'],
    queryFn: () => api.call('GET /admin/email-campaigns/audiences'),
  });
  return data?.data;
}
