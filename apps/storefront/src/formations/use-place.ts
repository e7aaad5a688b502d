import { useEffect, useState } from 'react';
import { api } from '../api/browser.ts';
import { useSession } from '../session/index.ts';
import { findPlace } from './find-place.ts';
import type { Place } from './find-place.ts';

async function readPlace(formationId: string, signal: AbortSignal): Promise<Place | undefined> {
  const { data } = await api.call('GET /formation-enrollments', { query: { formationId }, signal });
  return findPlace(data, async (id) => (await api.call('GET /orders/{id}', { params: { id }, signal })).data.status);
}

/** Where the shopper stands in this formation; undefined while they have no place in it, or none is known. */
export function usePlace(formationId: string): Place | undefined {
  const isShopper = useSession().status === 'shopper';
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (!isShopper) return undefined;
    const leaving = new AbortController();
    readPlace(formationId, leaving.signal)
      .then(setPlace)
      // Without an answer the page offers the formation as to everybody.
      .catch(() => undefined);
    return () => {
      leaving.abort();
      setPlace(undefined);
    };
  }, [formationId, isShopper]);
  return place;
}
