import { defineEvent } from '#platform/events';

/** A product is being deleted, and not only archived: whoever holds on to it refuses. */
export const productLeaving = defineEvent<{ id: string }>('product.leaving');
