import { useEffect, useEffectEvent, useReducer, useState } from 'react';

type Outcome<Answer> = { answer?: Answer; error?: unknown };

/**
 * What one call answers: asked once the page has come alive, again when the key changes and by `askAgain`. The last answer
 * stays until the next one. For pages that anybody may open first: the library behind pages about one person weighs more.
 */
export function useAnswer<Answer>(key: string, ask: (signal: AbortSignal) => Promise<Answer>) {
  const [outcome, setOutcome] = useState<Outcome<Answer>>({});
  const [settled, setSettled] = useState('');
  const [turn, askAgain] = useReducer((turns: number) => turns + 1, 0);
  const asked = `${turn} ${key}`;
  const call = useEffectEvent(ask);
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: Outcome<Answer>) => {
      if (leaving.signal.aborted) return;
      setOutcome(next);
      setSettled(asked);
    };
    call(leaving.signal).then(
      (answer) => settle({ answer }),
      (error: unknown) => settle({ error }),
    );
    return () => leaving.abort();
  }, [asked]);
  return { ...outcome, isAsking: settled !== asked, askAgain };
}
