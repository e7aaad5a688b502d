import { expect, test } from 'vitest';
import { cleanRichText, readingMinutes, textOf } from './rich-text.ts';

test('what an editor writes stays as it is', () => {
  const written =
    '<h2>Titre</h2><p>Un <strong>mot</strong> <em>penché</em>, <u>souligné</u>, <s>barré</s>.</p><ul><li><p>un</p></li></ul><ol start="3"><li>trois</li></ol><blockquote><p>dit-elle</p></blockquote><hr /><table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>';
  expect(cleanRichText(written)).toBe(written);
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)" style="color:red" class="x">Bonjour</p>', '<p>Bonjour</p>'],
  ['<a href="javascript:alert(1)">lien</a>', '<a rel="noopener">lien</a>'],
  ['<a href="jAvA\tscript:alert(1)">lien</a>', '<a rel="noopener">lien</a>'],
  ['<a href="//voleur.test">lien</a>', '<a rel="noopener">lien</a>'],
  ['<img src="https://espion.test/pixel.gif">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://voleur.test"></iframe>', ''],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', '<a rel="noopener">x</a>'],
  ['<style>p { display: none }</style>visible', 'visible'],
  ['<form action="/x"><input name="a">dedans</form>', 'dedans'],
  ['<p>1 < 2 && 3 > 2', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
])('%s does no harm', (written, kept) => {
  expect(cleanRichText(written)).toBe(kept);
});

test('links lead to the web, to a mailbox, to a phone and inside the shop', () => {
  for (const href of ['https://exemple.bj/a?b=1', 'mailto:a@b.bj', 'tel:+2290197000000', '/product/miel']) {
    expect(cleanRichText(`<a href="${href}" target="_blank">ici</a>`)).toBe(`<a href="${href}" rel="noopener">ici</a>`);
  }
});

test('pictures are the shop’s own', () => {
  const own = '<img src="/media/0123456789abcdef/640.webp" alt="Miel" width="640" height="480" />';
  expect(cleanRichText(own)).toBe(own);
});

test('the first heading of a pasted page does not compete with the title of ours', () => {
  expect(cleanRichText('<h1>Collé</h1><b>gras</b> <i>penché</i>')).toBe(
    '<h2>Collé</h2><strong>gras</strong> <em>penché</em>',
  );
});

test('cleaning twice changes nothing more', () => {
  const once = cleanRichText('<p>a <b>b<i>c</b>d</i> &amp;lt;script&gt; &copy; <a href="x y">z</a>');
  expect(cleanRichText(once)).toBe(once);
});

test('markup nested beyond all sense is still answered', () => {
  expect(cleanRichText(`${'<blockquote>'.repeat(5000)}fond${'</blockquote>'.repeat(5000)}`)).toContain('fond');
});

test('an article takes a minute for two hundred words, and one at least', () => {
  expect(readingMinutes('<p></p>')).toBe(1);
  expect(readingMinutes(`<p>${'mot '.repeat(590)}</p><p>fin</p>`)).toBe(3);
  expect(textOf('<p>un</p><ul><li>deux</li><li>trois</li></ul>')).toBe('un deux trois');
});
