// What the shop keeps of a text's pictures: its own, by their path.
const OWN = '/media/';

function ownPathOf(src: string, shop: string): string | undefined {
  if (!URL.canParse(src, shop)) return undefined;
  const { origin, pathname } = new URL(src, shop);
  return origin === shop && pathname.startsWith(OWN) ? pathname : undefined;
}

/** Pasted HTML, from somewhere at `shop` or beyond it → the same with the shop's own pictures alone, as the shop keeps them, and how many others there were. */
export function keepOwnPictures(html: string, shop: string): { html: string; lost: number } {
  if (!/<img\b/i.test(html)) return { html, lost: 0 };
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  let lost = 0;
  for (const picture of Array.from(pasted.images)) {
    const path = ownPathOf(picture.getAttribute('src') ?? '', shop);
    if (path === undefined) {
      picture.remove();
      lost += 1;
    } else picture.setAttribute('src', path);
  }
  return { html: pasted.body.innerHTML, lost };
}

/** Whether there are words in it, or a picture of the shop itself, which needs no second copy. */
function isText(html: string, shop: string): boolean {
  const { body, images } = new DOMParser().parseFromString(html, 'text/html');
  const isOwn = ({ src }: HTMLImageElement) => ownPathOf(src, shop) !== undefined;
  return body.textContent.trim() !== '' || Array.from(images).some(isOwn);
}

/**
 * The pictures that are themselves pasted or dropped: a file, a screen's photograph, one copied in another page, which comes with its
 * address there. None where a text comes that holds some.
 */
export function picturesAlone(data: DataTransfer | null, shop: string): File[] {
  const pictures = Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
  return pictures.length > 0 && !isText(data?.getData('text/html') ?? '', shop) ? pictures : [];
}
