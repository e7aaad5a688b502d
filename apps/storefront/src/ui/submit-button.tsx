import { useSyncExternalStore } from 'react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

const never = () => () => undefined;

/** Sends its form once the page has come alive: before that, the browser itself would send what was typed to the page's address. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...props} type={isAlive ? 'submit' : 'button'} data-sends="" />;
}
