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

/** Whether pictures themselves are pasted or dropped, as of a screen's photograph, and no text that holds them. */
export function isPictureAlone(data: DataTransfer | null): boolean {
  const files = Array.from(data?.files ?? []);
  return data?.getData('text/html') === '' && files.some(({ type }) => type.startsWith('image/'));
}
