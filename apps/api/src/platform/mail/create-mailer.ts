import type { Logger } from 'pino';
import type { Config } from '#config';
import type { Db } from '#db/connect';
import { type Clock, minutesAfter } from '../clock.ts';
import { defineJob, type Jobs } from '../jobs.ts';
import type { Transact } from '../transaction.ts';
import {
  copyMail,
  deleteMailsAbout,
  deleteMailsBefore,
  deleteMailsOf,
  findQueuedMail,
  insertMail,
  markNotSent,
  markOver,
  markSent,
  type QueuedMail,
} from './mail.queries.ts';
import { definedMails, goodForMinutes, type Mailer, type MailSignature, type MailTemplate } from './mailer.ts';
import { compileTemplates, type Render, type RenderedMail } from './templates.ts';
import { type Blame, blameFor, createTransport, type Transport } from './transport.ts';

type MailerParts = { config: Config; db: Db; transact: Transact; jobs: Jobs; clock: Clock; log: Logger };

/** So often is a mail tried that is itself refused: with the doubling delays of the queue, for some three hours. */
const MOST_TRIES = 10;
/** For so long a mail waits for a server that takes none: over a weekend somebody puts a wrong password right. */
const WAITS_MINUTES = 3 * 24 * 60;
const KEPT_MINUTES = 90 * 24 * 60;

export const deliverMail = defineJob<{ mailId: string }>('mail.deliver', {
  // The mail ends its tries itself, of which three days hold some eighty; those that the end of a process cuts off are none of its own.
  retryLimit: 200,
  retryDelaySeconds: 30,
});
export const purgeMails = defineJob<Record<string, never>>('mail.purge', { schedule: '20 3 * * *' });

/** Compiles a template at its first use, together with all others that are known by then. */
function createRenderers(): (template: MailTemplate<object>) => Promise<Render> {
  const batches = new Map<string, Promise<Map<string, Render>>>();

  async function compile(templates: readonly MailTemplate<object>[]): Promise<Map<string, Render>> {
    try {
      const renders = await compileTemplates(templates);
      return new Map(renders.map((render, index) => [templates[index]?.name ?? '', render]));
    } catch (error) {
      for (const { name } of templates) batches.delete(name);
      throw error;
    }
  }

  return async (template) => {
    if (!batches.has(template.name)) {
      const missing = [...new Set([template, ...definedMails()])].filter(({ name }) => !batches.has(name));
      const batch = compile(missing);
      for (const { name } of missing) batches.set(name, batch);
    }
    const render = (await batches.get(template.name))?.get(template.name);
    if (!render) throw new Error(`the mail ${template.name} was not compiled`);
    return render;
  };
}

function isOverAfter({ of, isForGood }: Blame, mail: QueuedMail, now: Date): boolean {
  if (of === 'mail') return isForGood || mail.refusals + 1 >= MOST_TRIES;
  // A shop that was switched off for days has not tried yet.
  return mail.attempts + 1 >= MOST_TRIES && minutesAfter(mail.createdAt, WAITS_MINUTES) <= now;
}

/** A code that is over would send its reader in vain, and look as if nobody had asked for another. */
function isTooLate({ template, createdAt }: QueuedMail, now: Date): boolean {
  const minutes = goodForMinutes(template);
  return minutes !== undefined && minutesAfter(createdAt, minutes) <= now;
}

function deliverJob(
  { db, clock, log }: MailerParts,
  transport: Transport,
): (data: { mailId: string }) => Promise<void> {
  return async ({ mailId }) => {
    const mail = await findQueuedMail(db, mailId);
    if (!mail) return;
    if (isTooLate(mail, clock.now())) return markOver(db, mailId);
    try {
      await transport.deliver(mail);
    } catch (error) {
      const blame = blameFor(error);
      const isOver = isOverAfter(blame, mail, clock.now());
      const isRefused = blame.of === 'mail';
      await markNotSent(db, mailId, { status: isOver ? 'FAILED' : 'QUEUED', isRefused, error: String(error) });
      if (!isOver) throw error;
      log.error({ err: error, mail: mailId }, 'a mail could not be delivered');
      return;
    }
    await markSent(db, mailId, clock.now());
  };
}

/** Until a feature says better: what the shop is called when nobody named it. */
const NAMELESS: MailSignature = { name: 'Tokpa', tagline: '', phone: '', email: '', address: '' };

/** Nobody need read the sender's mailbox: who answers a mail reaches the one that the shop reads. */
function answersTo({ email }: MailSignature): Record<string, string> {
  return email === '' ? {} : { 'Reply-To': email };
}

/** Mails over SMTP_URL; without it they stay in the outbox that the back office shows. */
export function createMailer(parts: MailerParts): Mailer {
  const { config, transact, jobs, clock, log } = parts;
  const transport = config.smtpUrl === undefined ? undefined : createTransport(config.smtpUrl, config.mailFrom);
  if (!transport && config.isPublicProduction) {
    log.warn('SMTP_URL is not set: no mail leaves the shop, neither to shoppers nor to the team');
  }
  const rendererOf = createRenderers();
  let findSignature = async (_tx: Db): Promise<MailSignature> => NAMELESS;
  const status = transport ? 'QUEUED' : 'KEPT';

  async function fillIn<Data extends object>(
    template: MailTemplate<Data>,
    data: Data,
    signature: MailSignature,
  ): Promise<RenderedMail> {
    const fill = await rendererOf(template);
    return fill(data, { ...signature, url: config.publicUrl });
  }

  if (transport) jobs.handle(deliverMail, deliverJob(parts, transport));
  jobs.handle(purgeMails, () => transact((tx) => deleteMailsBefore(tx, minutesAfter(clock.now(), -KEPT_MINUTES))));

  return {
    async send(tx, template, { to, data, about, once, headers: given }) {
      const { name, isSecret = false } = template;
      const signature = await findSignature(tx);
      const headers = { ...answersTo(signature), ...given };
      const mail = { ...(await fillIn(template, data, signature)), template: name, isSecret, recipient: to, headers };
      const mailId = await insertMail(tx, { ...mail, status, about, dedupeKey: once ?? null, createdAt: clock.now() });
      if (mailId && transport) await jobs.send(tx, deliverMail, { mailId });
    },
    async render(tx, template, data) {
      return fillIn(template, data, await findSignature(tx));
    },
    async resend(tx, mailId) {
      const copyId = await copyMail(tx, mailId, { status, createdAt: clock.now() });
      if (copyId && transport) await jobs.send(tx, deliverMail, { mailId: copyId });
      return copyId;
    },
    signWith(find) {
      findSignature = find;
    },
    async prepare() {
      await Promise.all(definedMails().map(rendererOf));
    },
    forget: deleteMailsOf,
    forgetAbout: deleteMailsAbout,
    stop() {
      transport?.stop();
    },
  };
}
