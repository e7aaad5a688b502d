import { onlineManager, type Query, QueryClient } from '@tanstack/react-query';

const TRIES = 3;
const hasNetwork = () => onlineManager.isOnline();

/** For what must not be read anew under somebody's hands: read when the network is back where it could not be read before. */
export const ifUnread = ({ state }: Pick<Query, 'state'>) => state.data === undefined;

/**
 * What the back office keeps of its calls. An act is tried at once, network or not: held back until the network returns, it would be done
 * then, behind the back of somebody who has long given it up. So is what was never read: its screen would wait without a word. It is read
 * when the network is back; until then, what was read before stays as it is.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      retry: (failures) => failures < TRIES && hasNetwork(),
      refetchOnReconnect: true,
      refetchOnMount: hasNetwork,
      refetchOnWindowFocus: hasNetwork,
    },
  },
});

const calls = queryClient.getQueryCache();

// react-admin draws no form while a question about rights is open, be it one that nobody asks any more: left before its answer, a list kept
// every form of its resource « en cours de chargement » for five minutes.
calls.subscribe(({ type, query }) => {
  const isLeftOpen = type === 'observerRemoved' && query.state.status === 'pending' && query.getObserversCount() === 0;
  if (isLeftOpen && query.queryKey[0] === 'auth') calls.remove(query);
});
