import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, instant, messageOnly, single } from './fields.ts';
import { orRequired } from './french-errors.ts';

export const MAINTENANCE_ACTIONS = [
  'clear-cache',
  'reindex-search',
  'purge-sessions',
  'expire-orders',
  'reconcile-payments',
  'backup',
  'enable-maintenance',
  'disable-maintenance',
] as const;
export type MaintenanceAction = (typeof MAINTENANCE_ACTIONS)[number];

export const systemInformation = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: instant,
  uptimeSeconds: count,
  maintenance: z.boolean(),
  database: z.object({
    version: z.string(),
    bytes: count,
    isEmbedded: z.boolean().describe('La base que la boutique fait tourner elle-même'),
    migrations: z.object({ applied: count, pending: z.array(z.string()), last: z.string().nullable() }),
  }),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: count.describe('À faire maintenant'),
      active: count,
      planned: count.describe('Pour plus tard'),
      failed: count.describe('Abandonnées, les derniers jours'),
    }),
  ),
  mails: z.object({
    provider: z.enum(['smtp', 'outbox']).describe('outbox : rien ne part, tout se lit dans le back-office'),
    from: z.string(),
    waiting: count,
    failed: count,
  }),
  payments: z.object({
    provider: z.string(),
    isLive: z.boolean().describe('De l’argent réel'),
    waiting: count.describe('Sans nouvelles : ouverts, et leur prestataire n’a rien dit la dernière fois'),
    attention: count.describe('À regarder par une personne'),
  }),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    files: count.nullable().describe('Vide avec S3, qui sait le dire lui-même'),
    bytes: count.nullable(),
    freeBytes: count.nullable(),
  }),
  cache: z.object({ answers: count, bytes: count }),
  memoryBytes: count,
  backups: z.array(z.object({ name: z.string(), bytes: count, createdAt: instant })),
});
export type SystemInformation = z.infer<typeof systemInformation>;

export const systemEndpoints = endpoints({
  'GET /system/info': {
    summary: 'L’état de la boutique : version, base, files d’attente, fichiers, prestataires',
    access: 'staff',
    right: 'system.read',
    response: single(systemInformation),
  },
  'POST /system/maintenance': {
    summary: 'Un acte d’entretien',
    access: 'staff',
    right: 'system.write',
    body: z.strictObject({
      action: z.enum(
        MAINTENANCE_ACTIONS,
        orRequired(`Action inconnue. Les actions sont : ${MAINTENANCE_ACTIONS.join(', ')}.`),
      ),
    }),
    response: messageOnly.extend({ action: z.enum(MAINTENANCE_ACTIONS) }),
    refusals: ['orders_wait_for_opening'],
  },
});
