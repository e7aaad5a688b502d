import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const picture = (alt: string, at: number) => ({
  src: `/media/${at}/640.jpeg`,
  alt,
  width: 640,
  height: 640,
  placeholder: '',
  srcset: { avif: '', webp: '', jpeg: '' },
});

it('reads out what the shop wrote of each picture, and the product’s name where it wrote nothing', () => {
  const pictures = ['Le pot vu de dos', '', '', 'Étiquette'].map(picture);
  const html = renderToStaticMarkup(<Gallery pictures={pictures} name="Miel" />);
  const texts = [...html.matchAll(/ alt="([^"]+)"/g)].map(([, text]) => text);
  expect(texts).toEqual(['Le pot vu de dos', 'Miel, photo 2', 'Miel, photo 3', 'Étiquette']);
  const alone = renderToStaticMarkup(<Gallery pictures={[picture('', 1)]} name="Miel" />);
  expect(alone).toContain(' alt="Miel"');
});
