import { z } from 'zod';
import { count } from './fields.ts';

export const pageMeta = z.object({ total: count, pages: count, page: count, limit: count });
export const pagination = z.object({
  currentPage: count,
  totalPages: count,
  totalItems: count,
  itemsPerPage: count,
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});

/** The envelope of every list: the rows and both page objects that clients of this API know. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: pageMeta, pagination });
}

export type Page<Row> = { data: Row[]; meta: z.infer<typeof pageMeta>; pagination: z.infer<typeof pagination> };

/** Rows of one page, the number of rows in all, and what was asked → the envelope of `pageOf`. */
export function toPage<Row>(data: Row[], total: number, asked: { page: number; limit: number }): Page<Row> {
  const { page, limit } = asked;
  const pages = Math.ceil(total / limit);
  return {
    data,
    meta: { total, pages, page, limit },
    pagination: {
      currentPage: page,
      totalPages: pages,
      totalItems: total,
      itemsPerPage: limit,
      hasNext: page < pages,
      hasPrev: page > 1,
    },
  };
}
