import type { Tint } from './palette.ts';
import type { ObjectSubject, Pattern, PictureRecipe, Subject } from './recipe.ts';

export type ProductLook = {
  pack: ObjectSubject;
  /** What it is made of or used with; the first is the most telling. */
  with: readonly [Subject, ...Subject[]];
  tint: Tint;
  /** Ground of the second picture; the third returns to the first tint. */
  otherTint?: Tint;
  pattern: Pattern;
  /** Icons for a third picture, on a tray: the one in the middle, then those around it. */
  tray?: readonly [string, string, string];
};

const nextPattern: Record<Pattern, Pattern> = {
  sun: 'weave',
  arch: 'waves',
  leaves: 'beads',
  waves: 'arch',
  weave: 'leaves',
  beads: 'sun',
};

/** So that a grid of products does not lean to one side. */
const accentRight: ReadonlySet<Pattern> = new Set(['arch', 'leaves', 'beads']);

/** The packshot, the scene beside its ingredients, and for some a tray of them. */
export function productPictures(look: ProductLook): PictureRecipe[] {
  const { pack, tint, pattern } = look;
  const pictures: PictureRecipe[] = [
    {
      layout: 'packshot',
      tint,
      pattern,
      ...(accentRight.has(pattern) && { mirrored: true }),
      subjects: [pack, ...look.with.filter((subject) => 'emoji' in subject).slice(0, 1)],
    },
    {
      layout: 'scene',
      tint: look.otherTint ?? 'sand',
      pattern: nextPattern[pattern],
      ...(accentRight.has(nextPattern[pattern]) && { mirrored: true }),
      subjects: [pack, ...look.with],
    },
  ];
  if (look.tray) {
    const [middle, one, other] = look.tray;
    const icons = [one, other, one, other].map((emoji) => ({ emoji }));
    pictures.push({ layout: 'tray', tint, pattern: 'weave', subjects: [{ emoji: middle }, ...icons] });
  }
  return pictures;
}
