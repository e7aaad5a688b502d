import { QueryClient } from '@tanstack/react-query';

/**
 * What the back office keeps of its calls. An act is tried at once, network or not: held back until the network returns, it would be done
 * then, behind the back of somebody who has long given it up.
 */
export const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
