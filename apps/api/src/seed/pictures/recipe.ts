import type { Tint, Swatch } from './palette.ts';
import type { ObjectName } from './objects/index.ts';

export type Pattern = 'sun' | 'arch' | 'leaves' | 'waves' | 'weave' | 'beads';

/** A drawn product, with the icon printed on its label where it has one. */
export type ObjectSubject = { object: ObjectName; colour: Swatch; cap?: Swatch; label?: string };
export type EmojiSubject = { emoji: string };
export type Subject = ObjectSubject | EmojiSubject;

type Layout =
  /** The product alone, small accents at its foot. */
  | 'packshot'
  /** The product beside what it is made of or used for. */
  | 'scene'
  /** A woven tray seen from above, its contents on it. */
  | 'tray'
  /** Several things of equal rank, for a category. */
  | 'cluster';

export type PictureRecipe = {
  layout: Layout;
  tint: Tint;
  pattern: Pattern;
  /** Swaps left and right of the places, not of the drawings: the light stays where it is. */
  mirrored?: true;
  /** The first is the main one. */
  subjects: readonly [Subject, ...Subject[]];
};
