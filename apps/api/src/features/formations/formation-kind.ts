import type { FormationDetail } from '@tokpa/contract';
import type { CourseKind } from '#features/courses';
import { findFormation } from './formations.queries.ts';

export const formationKind: CourseKind<FormationDetail> = {
  table: 'formations',
  resource: 'formations',
  notFound: 'formation_not_found',
  enrolments: { table: 'formation_enrollments', column: 'formation_id' },
  columns: {
    title: 'title',
    description: 'description',
    content: 'content',
    price: 'price',
    duration: 'duration',
    level: 'level',
    status: 'status',
  },
  find: findFormation,
  messages: {
    deleted: 'La formation a été supprimée.',
    archived: 'Des clients ont cette formation, ou l’ont dans leur panier : elle a été archivée.',
  },
};
