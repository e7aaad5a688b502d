import { PRODUCT_PICTURES_MAX, type Picture, type ProductChange } from '@tokpa/contract';
import { invalidFields } from '#platform/problem';

type Wishes = Pick<ProductChange, 'pictures' | 'images' | 'image'>;
type There = { known: readonly Picture[]; uploads: readonly Picture[] };

const NOT_THERE = 'Cette image n’est pas de ce produit';

function findKnown(known: readonly Picture[], src: string, field: string): Picture {
  const picture = known.find((one) => one.src === src);
  if (!picture) throw invalidFields({ [field]: NOT_THERE });
  return picture;
}

/** Every picture at the place that it was given; a file without a place comes last, so that nothing sent is lost. */
function placed(pictures: NonNullable<Wishes['pictures']>, { known, uploads }: There): Picture[] {
  const arranged = pictures.map((place, at) => {
    if (!('upload' in place)) {
      const picture = findKnown(known, place.src, `pictures.${at}.src`);
      return { ...picture, alt: place.alt ?? picture.alt };
    }
    const picture = uploads[place.upload];
    if (!picture) throw invalidFields({ [`pictures.${at}.upload`]: 'Ce fichier manque' });
    return { ...picture, alt: place.alt ?? picture.alt };
  });
  const named = new Set(pictures.flatMap((place) => ('upload' in place ? [place.upload] : [])));
  return [...arranged, ...uploads.filter((_, at) => !named.has(at))];
}

/** The main picture removed, or another one put in its place. */
function withMain(known: readonly Picture[], image: string | null | undefined): readonly Picture[] {
  if (image === undefined) return known;
  if (image === null || image === '') return known.slice(1);
  const main = findKnown(known, image, 'image');
  return [main, ...known.filter((one) => one !== main)];
}

/**
 * The pictures that a product has after a write. `pictures` says all, with their order; else `images` says which stay and `image`
 * which is the first, and what was uploaded comes after them.
 */
export function arrangePictures({ pictures, images, image }: Wishes, there: There): Picture[] {
  const { known, uploads } = there;
  const arranged = pictures
    ? placed(pictures, there)
    : [...(images?.map((src, at) => findKnown(known, src, `images.${at}`)) ?? withMain(known, image)), ...uploads];
  // The same pixels twice are one picture.
  const once = arranged.filter((one, at) => arranged.findIndex(({ src }) => src === one.src) === at);
  if (once.length > PRODUCT_PICTURES_MAX) throw invalidFields({ images: `Au plus ${PRODUCT_PICTURES_MAX} images` });
  return once;
}
