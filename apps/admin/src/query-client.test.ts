import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('an act without a network fails at once, and is not done by itself when the network returns', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  let tries = 0;
  const refund = new MutationObserver(queryClient, {
    mutationFn: () => {
      tries += 1;
      return Promise.reject(new Error('no network'));
    },
  });
  await expect(refund.mutate()).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(tries).toBe(1);
});

test('a question about rights that was left before its answer is not open for whoever asks next', () => {
  const queryKey = ['auth', 'canAccess', { resource: 'blog-posts', action: 'edit' }];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<boolean>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('left')));
    });
  const leave = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  expect(queryClient.getQueryState(queryKey)?.status).toBe('pending');
  leave();
  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
});

/** Somebody has no network, and then has it again; what the shop answers meanwhile. */
function networkOf(answer: () => string) {
  onTestFinished(() => onlineManager.setOnline(true));
  return () => (onlineManager.isOnline() ? Promise.resolve(answer()) : Promise.reject(new Error('no network')));
}

test('what was never read says at once that there is no network, and comes by itself when it is back', async () => {
  const ask = networkOf(() => 'rows');
  onlineManager.setOnline(false);
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  const list = new QueryObserver(queryClient, { queryKey: ['never read'], queryFn: ask });
  onTestFinished(list.subscribe(() => undefined));
  await expect.poll(() => list.getCurrentResult().error?.message).toBe('no network');
  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().data).toBe('rows');
});

test('what was read before stays as it is without a network, and is read anew when it is back', async () => {
  let reads = 0;
  const ask = networkOf(() => `read ${(reads += 1)}`);
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  const options = { queryKey: ['read before'], queryFn: ask };
  await queryClient.fetchQuery(options);
  onlineManager.setOnline(false);
  const list = new QueryObserver(queryClient, options);
  onTestFinished(list.subscribe(() => undefined));
  expect(list.getCurrentResult()).toMatchObject({ data: 'read 1', error: null, isFetching: false });
  onlineManager.setOnline(true);
  await expect.poll(() => list.getCurrentResult().data).toBe('read 2');
});
