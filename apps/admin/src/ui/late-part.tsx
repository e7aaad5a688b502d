import type { ComponentType, ReactNode } from 'react';
import { NetworkError } from '@tokpa/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ReadFault } from './read-fault.tsx';

type Loaded<Props> = { default: ComponentType<Props> };

/**
 * A heavy part of a screen, loaded when it is first shown and then kept; `waiting` stands in its place meanwhile. Where it can not be had
 * (no network, a release in between) its place says so and asks for another try: the screen around it stays, with what is written there.
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<Loaded<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const loadOrSay = () =>
    load().catch((error: unknown) => {
      throw new NetworkError(error);
    });
  return function LatePart(props: Props) {
    const part = useQuery({ queryKey: ['part', name], queryFn: loadOrSay, staleTime: Infinity, gcTime: Infinity });
    if (part.data) return <part.data.default {...props} />;
    if (part.error) return <ReadFault error={part.error} isBusy={part.isFetching} onRetry={part.refetch} />;
    return waiting;
  };
}
