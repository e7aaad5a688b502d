import { z } from 'zod';

/** What names a payment or a piece of news: short enough for an index, and without characters that the database can not write. */
export const newsName = z.string().regex(/^\P{Cc}{1,200}$/u);
