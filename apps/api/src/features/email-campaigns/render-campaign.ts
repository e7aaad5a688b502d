import type { EmailCampaign } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { RenderedMail } from '#platform/mail/templates';
import type { Platform } from '#platform/platform';
import { plainTextOf } from '#platform/rich-text';
import { campaignMail } from './emails/campaign.ts';

type Words = Pick<EmailCampaign, 'subject' | 'preheader' | 'content'>;

// Of the white card, in pixels: Outlook knows no other measure than the attribute.
const WIDEST = 510;

/** A picture no wider than the card, nor than the screen. */
function fitPicture(tag: string): string {
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1]),
  );
  const fitted =
    width > WIDEST && height > 0
      ? tag
          .replace(/ width="\d+"/, ` width="${WIDEST}"`)
          .replace(/ height="\d+"/, ` height="${Math.round((height * WIDEST) / width)}"`)
      : tag;
  return fitted.replace(
    '<img ',
    '<img style="display:block;max-width:100%;height:auto;margin:12px 0;border-radius:12px" ',
  );
}

/** In a mailbox nothing is relative. */
function forMailbox(content: string, publicUrl: string): string {
  return content.replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${publicUrl}/`).replaceAll(/<img [^>]*>/g, fitPicture);
}

const FIRST_HEADING = /^<h2>(.*?)<\/h2>/s;

/** A mail begins with its one title, as a page does: the team's own heading, as large as it was, or else the subject. */
function withTitle({ subject, content }: Pick<Words, 'subject' | 'content'>) {
  if (!FIRST_HEADING.test(content)) return { title: subject, content };
  return {
    title: null,
    content: content.replace(FIRST_HEADING, '<h1 style="margin:0.83em 0;font-size:1.5em">$1</h1>'),
  };
}

/** What `campaignMail` is filled with. */
export function campaignData({ subject, preheader, content }: Words, publicUrl: string, token: string) {
  const html = forMailbox(content, publicUrl);
  return { subject, preheader, ...withTitle({ subject, content: html }), words: plainTextOf(html), token };
}

/** The campaign in the shop's layout, without a subscriber's own link. */
export function renderCampaign(platform: Platform, db: Db, words: Words): Promise<RenderedMail> {
  const { publicUrl } = platform.config;
  const data = campaignData(words, publicUrl, 'apercu');
  return platform.mailer.render(db, campaignMail, data);
}

/** Renders once for everybody: each gets their own token in the place of a mark that nobody could have written. */
export async function renderForMany(
  platform: Platform,
  db: Db,
  words: Words,
): Promise<(token: string) => RenderedMail> {
  const { publicUrl } = platform.config;
  const mark = crypto.randomUUID();
  const { subject, html, text } = await platform.mailer.render(db, campaignMail, campaignData(words, publicUrl, mark));
  return (token) => ({ subject, html: html.replaceAll(mark, token), text: text.replaceAll(mark, token) });
}
