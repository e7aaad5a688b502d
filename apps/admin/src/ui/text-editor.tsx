import { useMemo, useState } from 'react';
import type { CommonInputProps } from 'react-admin';
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import type { AskedPicture } from './editor-picture.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { usePastedPictures } from './use-pasted-pictures.ts';

// Colours and places of a line, which the others are for, are taken out when a text is saved.
const KEPT = ['starterKit', 'image'];
const EXTENSIONS = DefaultEditorOptions.extensions?.filter(({ name }) => KEPT.includes(name)) ?? [];

const LOOKS = {
  '& .ProseMirror': { minHeight: 240 },
  // As in the shop: on lines of its own, and no wider than its text.
  '& [data-resize-container]': {
    display: 'flex !important',
    width: 'fit-content',
    maxWidth: 'min(100%, 680px)',
    my: 1,
  },
  '& [data-resize-container] img': { display: 'block', maxWidth: '100%', height: 'auto !important', borderRadius: 2 },
  '& .ProseMirror-selectednode img': { outline: '3px solid', outlineColor: 'primary.main' },
  // Its corners are for a mouse: a finger would not let go of them.
  '& [data-resize-container]:not(:hover) [data-resize-handle]': { display: 'none' },
  '@media (pointer: coarse)': { '& [data-resize-handle]': { display: 'none' } },
};

export type TextEditorProps = Pick<CommonInputProps, 'source' | 'validate' | 'helperText'> & { label: string };

/** The editor itself; a fifth of all the back office's code, loaded on its own. */
export default function TextEditor({ label, ...props }: TextEditorProps) {
  const [asked, setAsked] = useState<AskedPicture>();
  const pictures = usePastedPictures(setAsked);
  const options = useMemo(
    () => ({
      extensions: EXTENSIONS,
      editorProps: { ...pictures, attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [label, pictures],
  );
  const toolbar = (
    <>
      <TextToolbar ask={setAsked} />
      {asked && <PictureDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
  return <RichTextInput {...props} label={label} editorOptions={options} toolbar={toolbar} sx={LOOKS} />;
}
