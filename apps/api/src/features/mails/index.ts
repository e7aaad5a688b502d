import type { Feature } from '#platform/feature';
import { bindMailRoutes } from './mails.routes.ts';

export { isStuck } from './mails.queries.ts';

export const mailsFeature: Feature = {
  name: 'mails',
  register({ platform, route }) {
    bindMailRoutes(platform, route);
  },
};
