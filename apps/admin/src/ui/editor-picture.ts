import type { useTiptapEditor } from 'ra-input-rich-text';
import { PICTURE_MEGABYTES_MAX, type Picture } from '@tokpa/contract/pictures';
import { formatBytes } from './sizes.ts';

type Editor = ReturnType<typeof useTiptapEditor>;
type Shown = { src: string; alt: string | null };

/** A picture that somebody is asked about: a new one, perhaps with its file and where it goes, or one that is `shown` there already. */
export type AskedPicture = { at?: number | undefined; file?: File | undefined; shown?: Shown };

/** The right to it. */
export const ADD_PICTURE = { resource: 'pictures', action: 'write' } as const;

/** The picture that is chosen in the text, and nothing else beside it. */
export function chosenPicture({ state: { doc, selection } }: Editor): AskedPicture | undefined {
  const { from, to } = selection;
  const node = to - from === 1 ? doc.nodeAt(from) : null;
  return node?.type.name === 'image' ? { at: from, shown: node.attrs as Shown } : undefined;
}

type Kept = Pick<Picture, 'src' | 'alt' | 'width' | 'height'>;

/** Puts it where the cursor is, behind whatever is chosen there, with its size: nothing moves when it arrives. */
export function insertPicture(editor: Editor, { src, alt, width, height }: Kept, at?: number): void {
  const attrs = { src, alt, width, height };
  editor
    .chain()
    .focus()
    .insertContentAt(at ?? editor.state.selection.to, { type: 'image', attrs })
    .run();
}

export function describePicture(editor: Editor, at: number, alt: string): void {
  editor.chain().focus().setNodeSelection(at).updateAttributes('image', { alt }).run();
}

export function removePicture(editor: Editor, at: number): void {
  editor.chain().focus().setNodeSelection(at).deleteSelection().run();
}

export type PictureWords = { alt: string; isDecorative: boolean };

export const NO_WORDS: PictureWords = { alt: '', isDecorative: false };

/** A picture that says nothing has an empty text; one that nobody has described yet has none. */
export const wordsOf = (alt: string | null): PictureWords => ({ alt: alt ?? '', isDecorative: alt === '' });

/** What whoever does not see the picture is told; undefined as long as nobody has said it. */
export function altOf({ alt, isDecorative }: PictureWords): string | undefined {
  return isDecorative ? '' : alt.trim() || undefined;
}

const MEGABYTE = 1_048_576;

/** What is wrong with a chosen file, before it travels over a slow network for nothing. */
export function fileProblem(file: Pick<File, 'size'> | undefined): string | undefined {
  if (!file) return 'Choisissez une image';
  if (file.size <= PICTURE_MEGABYTES_MAX * MEGABYTE) return undefined;
  return `Cette image est trop lourde (${formatBytes(file.size)}) : ${PICTURE_MEGABYTES_MAX} Mo au plus`;
}
