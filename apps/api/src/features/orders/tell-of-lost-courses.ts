import type { Db } from '#db/connect';
import { noteOnPayment } from './note-on-payment.ts';
import { findClosedFormations, findLostSeats, type LostSeats } from './lost-courses.queries.ts';

function sayLostSeats({ name, lost }: LostSeats): string {
  return lost === 1
    ? `Une place de « ${name} » avait été annulée avant ce paiement : remboursez-la, ou donnez-la de nouveau.`
    : `${lost} places de « ${name} » avaient été annulées avant ce paiement : remboursez-les, ou donnez-les de nouveau.`;
}

function sayClosed(name: string): string {
  return `Ce paiement n’ouvre pas la formation « ${name} », dont l’inscription avait été annulée ou changée : remboursez-la, ou ouvrez-la.`;
}

/**
 * The team may take away a seat or a formation while its order waits for the money, and the whole of it can still be paid. What has been
 * paid and is not had is said at that payment, so that a person gives it again, or the money back.
 */
export async function tellOfLostCourses(tx: Db, orderId: string): Promise<void> {
  const [seats, formations] = [await findLostSeats(tx, orderId), await findClosedFormations(tx, orderId)];
  await noteOnPayment(tx, orderId, [...seats.map(sayLostSeats), ...formations.map(sayClosed)]);
}
