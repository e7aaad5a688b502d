import { MutationObserver, onlineManager } from '@tanstack/react-query';
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
