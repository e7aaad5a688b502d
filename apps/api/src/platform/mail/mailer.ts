import type { Db } from '#db/connect';

/** A mail's words with holes in them: subject, HTML and text, and the sample that the preview shows. */
export type MailTemplate<Data extends object> = {
  readonly name: string;
  readonly subject: string;
  /** The MJML of the body's sections, inside the shop's layout; Handlebars fills the holes and escapes what it fills in. */
  readonly body: string;
  readonly text: string;
  readonly sample: Data;
};

export function defineMail<Data extends object>(template: MailTemplate<Data>): MailTemplate<Data> {
  return template;
}

export type Mailer = {
  /**
   * Writes a mail inside the transaction that causes it; a job delivers it after the commit. With `once`, a second mail of
   * the same name is not written.
   */
  send<Data extends object>(
    tx: Db,
    template: MailTemplate<Data>,
    mail: { to: string; data: Data; once?: string; headers?: Readonly<Record<string, string>> },
  ): Promise<void>;
};
