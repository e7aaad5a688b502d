import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../session/index.ts';

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1 },
      // Without a network it fails and says so: kept for later, it would be done after the person thought better of it.
      mutations: { networkMode: 'always' },
    },
  });
}

/** What pages about one person share. Public pages do without it: its library is a tenth of a first visit. */
export default function PersonalPages() {
  const [queries] = useState(newQueryClient);
  const { status } = useSession();
  const wasShopper = useRef(false);
  useEffect(() => {
    // What was asked for one account must not be shown to the next. What visitors ask for from the start is left alone.
    if (status === 'visitor' && wasShopper.current) queries.clear();
    wasShopper.current = status === 'shopper';
  }, [status, queries]);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
}
