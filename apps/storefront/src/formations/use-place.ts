import { useEffect, useState } from 'react';
import { api } from '../api/browser.ts';
import { useSession } from '../session/index.ts';
import { findPlace } from './find-place.ts';
import type { Place } from './find-place.ts';

type Formation = { id: string; price: number };

async function readPlace({ id: formationId, price }: Formation, signal: AbortSignal): Promise<Place | undefined> {
  const { data: enrollments } = await api.call('GET /formation-enrollments', { query: { formationId }, signal });
  const readOrder = async (id: string) => (await api.call('GET /orders/{id}', { params: { id }, signal })).data;
  return findPlace({ price, enrollments }, readOrder);
}

/** Where the shopper stands in this formation; undefined while they have no place in it, or none is known. */
export function usePlace({ id, price }: Formation): Place | undefined {
  const isShopper = useSession().status === 'shopper';
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (!isShopper) return undefined;
    const leaving = new AbortController();
    readPlace({ id, price }, leaving.signal)
      .then(setPlace)
      // Without an answer the page offers the formation as to everybody.
      .catch(() => undefined);
    return () => {
      leaving.abort();
      setPlace(undefined);
    };
  }, [id, price, isShopper]);
  return place;
}
