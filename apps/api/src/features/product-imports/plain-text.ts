import { sanitizeHtml } from '#platform/sanitize-html';

const IS_MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;
// Where nothing else parts the paragraphs, the ends of lines do.
const HAS_BLOCKS = /<(?:p|div|br|ul|ol|table)[\s>/]/i;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * The description of a page of another shop → the plain text that this one keeps: a paragraph is a paragraph, a point of a list a
 * line with « • ». Scripts and styles go with what they hold. A text without markup stays as it is.
 */
export function plainTextOf(html: string): string {
  if (!IS_MARKUP.test(html)) return html.trim();
  const lines = html.replaceAll(/\r\n?/g, '\n');
  const marked = (HAS_BLOCKS.test(lines) ? lines.replaceAll(/\s*\n\s*/g, ' ') : lines)
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<li[^>]*>/gi, '\n• ')
    .replaceAll(/<\/(?:tr|dt|dd)\s*>/gi, '\n')
    .replaceAll(/<(?:\/(?:p|div|ul|ol|h[1-6]|blockquote|table|section)|hr)\s*\/?>/gi, '\n\n');
  const text = sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
