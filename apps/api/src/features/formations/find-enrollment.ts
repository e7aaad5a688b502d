import type { FormationEnrollment } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { findEnrollment } from './enrollments.queries.ts';

export async function findEnrollmentOrThrow(db: Db, id: string, userId?: string): Promise<FormationEnrollment> {
  const enrollment = await findEnrollment(db, id, userId);
  if (!enrollment) throw new Problem('enrollment_not_found');
  return enrollment;
}
