import { dayOf } from '#platform/benin-days';

/** When and where people meet, as far as one of them may know it. */
export type Meeting = {
  /** Null: agreed on with the coach. */
  startDate: string | null;
  endDate: string | null;
  place: string;
  isOnline: boolean;
};

function newsOfTime(before: Meeting, after: Meeting): string | undefined {
  if (before.startDate === after.startDate && before.endDate === after.endDate) return undefined;
  const [was, is] = [before, after].map(({ startDate }) => startDate && dayOf(new Date(startDate)));
  return was === is ? 'nouvel horaire' : 'nouvelle date';
}

function newsOfPlace(before: Meeting, after: Meeting): string | undefined {
  if (before.place === after.place) return undefined;
  return before.isOnline && after.isOnline ? 'nouveau lien' : 'nouveau lieu';
}

/** « nouvelle date et nouveau lieu »; nothing where neither time nor place is another. */
export function newsOf(before: Meeting, after: Meeting): string {
  return [newsOfTime(before, after), newsOfPlace(before, after)].filter(Boolean).join(' et ');
}
