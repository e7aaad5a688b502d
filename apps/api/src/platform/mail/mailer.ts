import type { Db } from '#db/connect';
import type { RenderedMail } from './templates.ts';

/** A mail's words with holes in them: subject, HTML and text, and the sample that the preview shows. */
export type MailTemplate<Data extends object> = {
  readonly name: string;
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preheader?: string;
  /** The MJML of the body's sections, inside the shop's layout; Handlebars fills the holes and escapes what it fills in. */
  readonly body: string;
  readonly text: string;
  readonly sample: Data;
  /** It carries a code or a link that opens something: the outbox shows its content to nobody. */
  readonly isSecret?: boolean;
  /** For how long what it carries opens something: later it is not sent any more. */
  readonly goodForMinutes?: number;
};

/** Who signs the mails: every template may use `{{shop.name}}`, `{{shop.url}}` and the others. */
export type MailSignature = { name: string; tagline: string; phone: string; email: string; address: string };

/** The row that a mail was written for; `email` where it hands on the words of somebody who is not its recipient. */
export type About = { id: string; email?: string };

type WrittenMail<Data extends object> = {
  to: string;
  data: Data;
  /** It goes when this does. */
  about?: About;
  /** A second mail of the same name is not written. */
  once?: string;
  /** Beside `Reply-To`, which leads to the shop where none is given. */
  headers?: Readonly<Record<string, string>>;
};

export type Mailer = {
  /** Writes a mail inside the transaction that causes it; a job delivers it after the commit. */
  send<Data extends object>(tx: Db, template: MailTemplate<Data>, mail: WrittenMail<Data>): Promise<void>;
  /** What a mail would say, without writing one. */
  render<Data extends object>(tx: Db, template: MailTemplate<Data>, data: Data): Promise<RenderedMail>;
  /** Writes a copy of a mail, to be delivered again; the copy's id, nothing when there is no such mail. */
  resend(tx: Db, mailId: string): Promise<string | undefined>;
  /** Says where the shop's name and addresses in a mail come from; read in the transaction that writes the mail. */
  signWith(findSignature: (tx: Db) => Promise<MailSignature>): void;
  /** Compiles the templates, in a process of their own: resolves when no mail will have to wait for it. */
  prepare(): Promise<void>;
  /** Removes what was written to an address, or of it, since an account had it: its owner closed the account. */
  forget(tx: Db, whose: { address: string; since: string }): Promise<void>;
  /** Removes what was written for rows that are there no more, whomever it went to. */
  forgetAbout(tx: Db, ids: readonly string[]): Promise<void>;
  stop(): void;
};

const defined = new Map<string, MailTemplate<object>>();

export function defineMail<Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> {
  if (defined.has(template.name)) throw new Error(`two mails are named ${template.name}`);
  defined.set(template.name, template);
  return template;
}

/** Every template of the features loaded so far. */
export function definedMails(): MailTemplate<object>[] {
  return [...defined.values()];
}

/** Nothing for a mail that says the same whenever it comes. */
export function goodForMinutes(template: string): number | undefined {
  return defined.get(template)?.goodForMinutes;
}
