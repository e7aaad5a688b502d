import { expect, it } from 'vitest';
import { lightPictures } from './light-pictures.ts';

const attributesOf = (html: string) =>
  Object.fromEntries(Array.from(html.matchAll(/ (\w+)="([^"]*)"/g), ([, name, value]) => [name, value]));

it('a picture of a text comes when it is near, as light as the screen lets it be', () => {
  const written = '<p>Avant <img src="/media/0123456789abcdef/700.jpeg" alt="Un pot" width="700" height="467" /></p>';
  expect(attributesOf(lightPictures(written))).toEqual({
    loading: 'lazy',
    decoding: 'async',
    srcset:
      '/media/0123456789abcdef/160.webp 160w, /media/0123456789abcdef/320.webp 320w, /media/0123456789abcdef/640.webp 640w, /media/0123456789abcdef/700.webp 700w',
    sizes: '(min-width: 48rem) 680px, 59vw',
    src: '/media/0123456789abcdef/700.jpeg',
    alt: 'Un pot',
    width: '700',
    height: '467',
  });
});

it('a picture without its width keeps the one file that says it', () => {
  const written = '<img src="/media/0123456789abcdef/700.jpeg" alt="" />';
  expect(attributesOf(lightPictures(written))).toEqual({
    loading: 'lazy',
    decoding: 'async',
    src: '/media/0123456789abcdef/700.jpeg',
    alt: '',
  });
});

it('a text without pictures, and the words of a picture, stay as they are', () => {
  expect(lightPictures('<p>Un <strong>mot</strong></p>')).toBe('<p>Un <strong>mot</strong></p>');
  const tricky =
    '<img src="/media/0123456789abcdef/640.jpeg" alt="&lt;img src=&quot;x&quot;&gt; width=&quot;1&quot;" />';
  expect(attributesOf(lightPictures(tricky))).toEqual({
    loading: 'lazy',
    decoding: 'async',
    src: '/media/0123456789abcdef/640.jpeg',
    alt: '&lt;img src=&quot;x&quot;&gt; width=&quot;1&quot;',
  });
});
