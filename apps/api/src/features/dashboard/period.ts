import { DASHBOARD_DAYS_MAX } from '@tokpa/contract';
import { addDays, countDays, dayOf, startOfDay } from '#platform/benin-days';
import { Problem } from '#platform/problem';
import type { Period } from './dashboard.queries.ts';

const USUAL_DAYS = 30;

function refuse(field: 'from' | 'to', message: string): Problem {
  return new Problem('validation_failed', { errors: { [field]: [message] } });
}

export function readPeriod(asked: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const to = asked.to ?? dayOf(now);
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  const days = countDays(from, to);
  if (days < 1) throw refuse('to', 'La fin doit venir après le début');
  if (days > DASHBOARD_DAYS_MAX) throw refuse('from', `Une période compte au plus ${DASHBOARD_DAYS_MAX} jours`);
  const previousFrom = addDays(from, -days);
  return {
    from,
    to,
    days,
    previousFrom,
    previousTo: addDays(from, -1),
    start: startOfDay(from),
    end: startOfDay(addDays(to, 1)),
    previousStart: startOfDay(previousFrom),
  };
}
