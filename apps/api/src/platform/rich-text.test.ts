import { expect, test } from 'vitest';
import { cleanRichText, readingMinutes, textOf } from './rich-text.ts';

const clean = (html: string) => cleanRichText(html, 'https://Boutique.example');

test('what an editor writes stays as it is', () => {
  const written =
    '<h2>Titre</h2><p>Un <strong>mot</strong> <em>penché</em>, <u>souligné</u>, <s>barré</s>.</p><ul><li><p>un</p></li></ul><ol start="3"><li>trois</li></ol><blockquote><p>dit-elle</p></blockquote><hr /><table><tbody><tr><th>a</th><td colspan="2">b</td></tr></tbody></table>';
  expect(clean(written)).toBe(written);
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
  expect(clean(written)).toBe(kept);
});

test('links lead to the web, to a mailbox, to a phone and inside the shop', () => {
  for (const href of ['https://exemple.bj/a?b=1', 'mailto:a@b.bj', 'tel:+2290197000000', '/product/miel']) {
    expect(clean(`<a href="${href}" target="_blank">ici</a>`)).toBe(`<a href="${href}" rel="noopener">ici</a>`);
  }
});

test('pictures are the shop’s own', () => {
  const own = '<img src="/media/0123456789abcdef/640.webp" alt="Miel" width="640" height="480" />';
  expect(clean(own)).toBe(own);
});

test('a picture of the shop with its whole address stays, by its path, so that it is found wherever the shop moves', () => {
  const kept = '<p><img src="/media/0123456789abcdef/640.webp" alt="Miel" /></p>';
  expect(clean(kept.replace('/media/', 'https://boutique.example/media/'))).toBe(kept);
  expect(
    clean(kept.replace('.webp', '.webp?de=ailleurs').replace('/media/', 'HTTPS://boutique.example:443/media/')),
  ).toBe(kept);
});

test.each([
  'http://boutique.example/media/a.webp',
  'https://boutique.example.voleur.test/media/a.webp',
  'https://boutique.example@voleur.test/media/a.webp',
  'https://voleur.test/https://boutique.example/media/a.webp',
  'https://boutique.example/api/v1/orders',
  'https://boutique.example/media/../api/v1/orders',
  '//voleur.test/media/a.webp',
])('a picture at %s is none of the shop’s', (src) => {
  expect(clean(`<p>avant <img src="${src}"> après</p>`)).toBe('<p>avant  après</p>');
});

test('a link that was written with the shop’s whole address stays as it was written', () => {
  const link = '<a href="https://boutique.example/product/miel" rel="noopener">miel</a>';
  expect(clean(link)).toBe(link);
});

test('the first heading of a pasted page does not compete with the title of ours', () => {
  expect(clean('<h1>Collé</h1><b>gras</b> <i>penché</i>')).toBe('<h2>Collé</h2><strong>gras</strong> <em>penché</em>');
});

test('cleaning twice changes nothing more', () => {
  const once = clean('<p>a <b>b<i>c</b>d</i> &amp;lt;script&gt; &copy; <a href="x y">z</a>');
  expect(clean(once)).toBe(once);
});

test('markup nested beyond all sense is still answered', () => {
  expect(clean(`${'<blockquote>'.repeat(5000)}fond${'</blockquote>'.repeat(5000)}`)).toContain('fond');
});

test('an article takes a minute for two hundred words, and one at least', () => {
  expect(readingMinutes('<p></p>')).toBe(1);
  expect(readingMinutes(`<p>${'mot '.repeat(590)}</p><p>fin</p>`)).toBe(3);
  expect(textOf('<p>un</p><ul><li>deux</li><li>trois</li></ul>')).toBe('un deux trois');
});
