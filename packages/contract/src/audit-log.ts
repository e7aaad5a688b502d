import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { count, id, instant, queryDate, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { staffQuery } from './staff-lists.ts';

export const auditEntry = z.object({
  id,
  createdAt: instant,
  staffId: id.nullable().describe('Vide quand la personne a quitté l’équipe'),
  staffName: z.string().describe('Le nom du jour'),
  act: z.string(),
  resource: z.string(),
  rowId: z.string().nullable(),
  orderNumber: z.string().nullable().describe('D’une commande : son numéro'),
  settingLabel: z.string().nullable().describe('D’un réglage : comme les écrans l’appellent'),
  importedCount: count.nullable().describe('D’un import de produits : combien il en a créé et changé'),
  before: z.unknown().describe('La fiche avant l’acte, comme l’API la montrait'),
  after: z.unknown(),
  ip: z.string(),
  forgottenAt: instant
    .nullable()
    .describe('Depuis quand ce que la ligne disait est effacé, avec la fiche, l’email ou le compte de la personne'),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditLogEndpoints = endpoints({
  'GET /audit-log': {
    summary: 'Qui, dans l’équipe, a fait quoi, quand et d’où',
    access: 'staff',
    right: 'audit-log.read',
    query: staffQuery(['createdAt'], {
      staffId: id.optional(),
      resource: text(60).optional(),
      act: text(60).optional(),
      rowId: text(200).optional(),
      startDate: queryDate.optional(),
      endDate: queryDate.optional(),
    }),
    response: pageOf(auditEntry),
  },
  'GET /audit-log/{id}': {
    summary: 'Un acte du journal',
    access: 'staff',
    right: 'audit-log.read',
    params: z.object({ id }),
    response: single(auditEntry),
    refusals: ['audit_entry_not_found'],
  },
});
