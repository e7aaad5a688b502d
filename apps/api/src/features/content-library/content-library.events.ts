import { defineEvent } from '#platform/events';

/** Whose formations are asked for, and what was found: whoever keeps enrolments adds the formations that the person follows. */
export type FollowedFormations = { readonly userId: string; readonly formationIds: Set<string> };

/** Which formations a shopper follows decides which documents they may read. */
export const followedFormationsAsked = defineEvent<FollowedFormations>('content-library.followed-formations');
