import type { Feature } from '#platform/feature';
import { bindAuditLogRoutes } from './audit-log.routes.ts';

export const auditLogFeature: Feature = {
  name: 'audit-log',
  register({ platform, route }) {
    bindAuditLogRoutes(platform, route);
  },
};
