import { accountClosing } from '#features/auth';
import type { Feature } from '#platform/feature';
import { handleAuditLogJobs } from './audit-log.jobs.ts';
import { forgetPerson } from './audit-log.queries.ts';
import { bindAuditLogRoutes } from './audit-log.routes.ts';

export const auditLogFeature: Feature = {
  name: 'audit-log',
  register({ platform, route }) {
    bindAuditLogRoutes(platform, route);
    handleAuditLogJobs(platform);
    platform.events.on(accountClosing, forgetPerson);
  },
};
