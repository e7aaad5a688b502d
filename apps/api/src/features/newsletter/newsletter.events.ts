import { defineEvent } from '#platform/events';

/** A subscriber is being deleted: whoever keeps the address as a subscriber's lets it go too. */
export const subscriberRemoving = defineEvent<{ email: string }>('newsletter.subscriber-removing');
