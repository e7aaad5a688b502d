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
