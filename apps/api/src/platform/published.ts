import type { Db } from '#db/connect';
import type { Range } from '#db/within';

/** What a feature shows the public a page each of; those who list every page of the shop read it so. */
export type Published = {
  count(db: Db): Promise<number>;
  /** In an order that new ones only ever add to. */
  list(db: Db, range: Range): Promise<{ slug: string; updatedAt: string }[]>;
};
