import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { sayNotLoaded } from './say-not-loaded.ts';

type Loading<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The part once it is wanted and there. Where it can not be had `onFailure` is called; it is loaded again when it is wanted anew. */
export function useLatePart<Props>(load: Loading<Props>, isWanted: boolean, onFailure: () => void) {
  const [loaded, setLoaded] = useState<{ default: ComponentType<Props> }>();
  const giveUp = useEffectEvent(onFailure);
  const isMissing = !loaded && isWanted;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    load().then(
      (part) => !isLeft && setLoaded(part),
      () => !isLeft && giveUp(),
    );
    return () => {
      isLeft = true;
    };
  }, [load, isMissing]);
  return loaded;
}

type OnDemand = { onClose: () => void; open?: boolean };

/**
 * A part that somebody asks for, loaded once it stands in the page and is not `open={false}`; `waiting` stands in its place meanwhile. Where
 * it can not be had (no network, a release in between) the page says so and stays as it was: the part is closed, and whoever asks again has
 * it loaded again.
 */
export function partOnDemand<Props extends OnDemand>(
  load: Loading<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return function PartOnDemand(props: Props) {
    const loaded = useLatePart(load, props.open !== false, () => {
      sayNotLoaded();
      props.onClose();
    });
    return loaded ? <loaded.default {...props} /> : waiting;
  };
}

/** Before somebody asks, where they seem about to: what can not be had now is asked for again then. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
