import type { IOptions, Transformer } from 'sanitize-html';
import { asPathHere, MEDIA_PREFIX } from './pictures.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const INLINE = ['br', 'strong', 'em', 'u', 's', 'code', 'a', 'img'];
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
// Deeper than anybody writes; a parser's stack ends somewhere.
const DEEPEST = 40;

const RULES: IOptions = {
  allowedTags: [...INLINE, ...BLOCKS, ...TABLE],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener' } }),
  },
  // Pictures come from the shop alone: a foreign one would tell its owner who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith(MEDIA_PREFIX),
};

/**
 * What staff wrote in an editor, or pasted there → the HTML that pages may show: text, lists, links, tables, the shop's pictures by their
 * path, also where they were written with the whole address.
 */
export function cleanRichText(html: string, publicUrl: string): string {
  const img: Transformer = (tagName, attribs) => ({
    tagName,
    attribs: { ...attribs, src: asPathHere(attribs['src'] ?? '', publicUrl) },
  });
  return sanitizeHtml(html, { ...RULES, transformTags: { ...RULES.transformTags, img } }).trim();
}

/** The words of clean HTML, without its markup. */
export function textOf(html: string): string {
  const spaced = html.replaceAll(/<(?:br|hr|\/(?:p|li|h\d|td|th|blockquote))\s*\/?>/g, ' $&');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }).replaceAll(/\s+/g, ' ').trim();
}

/** Clean HTML → the same as plain text: paragraphs apart, points with a dash, links with their address behind them, what pictures show. */
export function plainTextOf(html: string): string {
  const lined = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replaceAll(/<img [^>]*?alt="([^"]+)"[^>]*>/g, '[Image\u00a0: $1]')
    .replaceAll(/<li[^>]*>/g, '- ')
    .replaceAll(/<br\s*\/?>|<\/(?:li|tr)>/g, '\n')
    .replaceAll(/<hr\s*\/?>|<\/(?:p|h\d|ul|ol|blockquote|pre|table)>/g, '\n\n')
    .replaceAll(/<\/t[dh]>/g, ' ');
  const words = sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(words)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', amp: '&' };

function decodeEntities(words: string): string {
  return words.replaceAll(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const WORDS_PER_MINUTE = 200;

/** How long an article takes to read, one minute at least. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
