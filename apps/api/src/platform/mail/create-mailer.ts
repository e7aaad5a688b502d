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
  markSent,
} from './mail.queries.ts';
import { definedMails, type Mailer, type MailSignature, type MailTemplate } from './mailer.ts';
import { compileTemplates, type Render, type RenderedMail } from './templates.ts';
import { createTransport, isRefusedForGood, type Transport } from './transport.ts';

type MailerParts = { config: Config; db: Db; transact: Transact; jobs: Jobs; clock: Clock; log: Logger };

const MOST_TRIES = 10;
const KEPT_MINUTES = 90 * 24 * 60;

/** With the doubling delays of the queue, the last try is some three hours after the first. */
export const deliverMail = defineJob<{ mailId: string }>('mail.deliver', {
  // A try that was cut off by the end of a process is none of the mail's own, which end it.
  retryLimit: 2 * MOST_TRIES,
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

function deliverJob(
  { db, clock, log }: MailerParts,
  transport: Transport,
): (data: { mailId: string }) => Promise<void> {
  return async ({ mailId }) => {
    const mail = await findQueuedMail(db, mailId);
    if (!mail) return;
    try {
      await transport.deliver(mail);
    } catch (error) {
      const isOver = isRefusedForGood(error) || mail.attempts + 1 >= MOST_TRIES;
      await markNotSent(db, mailId, { status: isOver ? 'FAILED' : 'QUEUED', error: String(error) });
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
