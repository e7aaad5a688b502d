import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform';
import { deliverEvent, sandboxWebhookJob } from './sandbox-events.ts';
import { serveHostedPages } from './hosted-pages.ts';

/** The sandbox's own side: its hosted page, and the sender of its webhooks. */
export function registerSandbox(platform: Platform, app: FastifyInstance): void {
  platform.jobs.handle(sandboxWebhookJob, ({ eventId }) => deliverEvent(platform, app, eventId));
  serveHostedPages(platform, app);
}
