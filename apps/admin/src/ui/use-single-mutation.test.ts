import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { useSingleMutation } from './use-single-mutation.ts';

/** The act behind a button that is drawn once, and not again before its second click. */
function actOf(run: (input: string) => Promise<string>) {
  let act: (input: string) => void = () => undefined;
  function Button() {
    act = useSingleMutation({ mutationFn: run }).mutate;
    return null;
  }
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Button)));
  return act;
}

test('an act that is clicked twice before its button is drawn anew is done once', async () => {
  const sent: string[] = [];
  const act = actOf(async (input) => {
    sent.push(input);
    return input;
  });
  act('refund');
  act('refund');
  await expect.poll(() => sent).toEqual(['refund']);
});

test('an act can be done again once it is answered, be it refused', async () => {
  const sent: string[] = [];
  const act = actOf((input) => {
    sent.push(input);
    return Promise.reject(new Error('refused'));
  });
  act('first');
  await expect
    .poll(() => {
      if (sent.length < 2) act('second');
      return sent;
    })
    .toEqual(['first', 'second']);
});
