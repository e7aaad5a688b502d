import { QueryClient } from '@tanstack/react-query';

/**
 * What the back office keeps of its calls. An act is tried at once, network or not: held back until the network returns, it would be done
 * then, behind the back of somebody who has long given it up.
 */
export const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });

const calls = queryClient.getQueryCache();

// react-admin draws no form while a question about rights is open, be it one that nobody asks any more: left before its answer, a list kept
// every form of its resource « en cours de chargement » for five minutes.
calls.subscribe(({ type, query }) => {
  const isLeftOpen = type === 'observerRemoved' && query.state.status === 'pending' && query.getObserversCount() === 0;
  if (isLeftOpen && query.queryKey[0] === 'auth') calls.remove(query);
});
