import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import type { SeatStatus } from '@tokpa/contract/course-labels';

/** What a closed formation waits for. Only an order opens it by being paid: what the team put down by hand, the team opens. */
export function whatOpensIt({ status, orderId }: Pick<FormationEnrollment, 'status' | 'orderId'>): string | undefined {
  if (status !== 'PENDING') return undefined;
  return orderId === null
    ? 'Un email vous préviendra quand la formation s’ouvrira.'
    : 'La formation s’ouvrira dès que la commande sera payée.';
}

/** Of a session without a date: what is said of it to whoever waits, and nothing where nobody calls any more. */
export function undatedInWords(status: SeatStatus): string | undefined {
  if (status === 'CONFIRMED') return 'Nous vous appelons pour fixer la date.';
  return status === 'PENDING' ? 'Date à convenir' : undefined;
}
