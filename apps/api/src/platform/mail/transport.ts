import type { QueuedMail } from './mail.queries.ts';
import { readRefusal, type SmtpError } from './refusal.ts';

/** Delivers to a mail server. `stop` closes its idle connections. */
export type Transport = { deliver(mail: QueuedMail): Promise<void>; stop(): void };

/** The mail server refused this mail itself, and would refuse it again. */
export function isRefusedForGood(error: unknown): boolean {
  const fault = error as SmtpError;
  const isAboutMail = fault.code === 'EENVELOPE' || fault.code === 'EMESSAGE';
  return isAboutMail && (readRefusal(fault)?.isForGood ?? false);
}

async function openPool(smtpUrl: string) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** `smtps://` speaks TLS from the first byte; `smtp://` goes over to it as soon as the server offers it. */
export function createTransport(smtpUrl: string, from: string): Transport {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  let opening: ReturnType<typeof openPool> | undefined;
  return {
    async deliver(mail) {
      opening ??= openPool(smtpUrl);
      const smtp = await opening;
      await smtp.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        // The same at every try: a mail program shows a mail that came twice once.
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
      });
    },
    stop() {
      void opening?.then((smtp) => smtp.close());
    },
  };
}
