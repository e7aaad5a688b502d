import type { Swatch } from './palette.ts';
import type { ObjectName } from './objects/index.ts';
import type { EmojiSubject, ObjectSubject } from './recipe.ts';

export const icon = (emoji: string): EmojiSubject => ({ emoji });
export const plain = (object: ObjectName, colour: Swatch, cap: Swatch = 'ivory'): ObjectSubject => ({
  object,
  colour,
  cap,
});
export const labelled = (plainObject: ObjectSubject, label: string): ObjectSubject => ({ ...plainObject, label });
/** A calabash bowl heaped with something of this colour. */
export const bowl = (colour: Swatch): ObjectSubject => plain('calabash', colour);
