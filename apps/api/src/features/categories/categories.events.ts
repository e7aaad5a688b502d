import { defineEvent } from '#platform/events';

/** A category is being deleted: whoever holds on to it refuses. */
export const categoryLeaving = defineEvent<{ id: string }>('category.leaving');
