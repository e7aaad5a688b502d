import { ifUnread } from '../query-client.ts';

const OWN = { isEdited: true };

/**
 * A record that is edited is read from the shop, not from the list that was looked at before: a form drawn from a row of that
 * list would be drawn anew when the shop answers, without what was typed meanwhile. What can not be read says so where it is asked for: it
 * does not send anybody back to the list, and comes when the network is back.
 */
export const EDITED_AFRESH = {
  queryOptions: { meta: OWN, gcTime: 0, onError: undefined, refetchOnReconnect: ifUnread },
  mutationOptions: { meta: OWN },
};
