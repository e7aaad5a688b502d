import { PRODUCT_PICTURES_MAX, type Picture, type ProductChange } from '@tokpa/contract';
import { invalidFields } from '#platform/problem';

type Wishes = Pick<ProductChange, 'pictures' | 'images' | 'image'>;
/** A stored file, and the field of the form that it came in: `image` or `images`. */
export type Upload = { field: string; picture: Picture };
type There = { known: readonly Picture[]; uploads: readonly Upload[] };

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
    const picture = uploads[place.upload]?.picture;
    if (!picture) throw invalidFields({ [`pictures.${at}.upload`]: 'Ce fichier manque' });
    return { ...picture, alt: place.alt ?? picture.alt };
  });
  const named = new Set(pictures.flatMap((place) => ('upload' in place ? [place.upload] : [])));
  const unplaced = uploads.filter((_, at) => !named.has(at));
  return [...arranged, ...unplaced.map(({ picture }) => picture)];
}

/** The main picture removed, or another one put in its place. */
function withMain(known: readonly Picture[], image: string | null | undefined): readonly Picture[] {
  if (image === undefined) return known;
  if (image === null || image === '') return known.slice(1);
  const main = findKnown(known, image, 'image');
  return [main, ...known.filter((one) => one !== main)];
}

/** What is sent takes the place of what was: a file in `image` that of the main picture, `images` that of all. */
function replaced({ images, image }: Wishes, { known, uploads }: There): Picture[] {
  const inField = (name: string) => uploads.flatMap(({ field, picture }) => (field === name ? [picture] : []));
  const [mains, added] = [inField('image'), inField('images')];
  if (images) return [...mains, ...images.map((src, at) => findKnown(known, src, `images.${at}`)), ...added];
  if (added.length > 0) return [...mains, ...(image ? [findKnown(known, image, 'image')] : []), ...added];
  return mains.length > 0 ? [...mains, ...known.slice(1)] : [...withMain(known, image)];
}

/**
 * The pictures that a product has after a write. `pictures` says all, with their order; else `images` is the list, its addresses
 * naming which stay and its files coming after them, and `image` is the first of it. Where neither is sent, all stay.
 */
export function arrangePictures(wishes: Wishes, there: There): Picture[] {
  const arranged = wishes.pictures ? placed(wishes.pictures, there) : replaced(wishes, there);
  // The same pixels twice are one picture.
  const once = arranged.filter((one, at) => arranged.findIndex(({ src }) => src === one.src) === at);
  if (once.length > PRODUCT_PICTURES_MAX) throw invalidFields({ images: `Au plus ${PRODUCT_PICTURES_MAX} images` });
  return once;
}

/** A product's name says nothing of one picture, and would be read out under the product's next name: no text then, as where nobody wrote one. */
export function withoutNames(pictures: readonly Picture[], names: readonly string[]): Picture[] {
  return pictures.map((picture) => (names.includes(picture.alt) ? { ...picture, alt: '' } : picture));
}
