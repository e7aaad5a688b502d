import { useEffect, useMemo, useReducer } from 'react';
import { useNotify, type CommonInputProps } from 'react-admin';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { isPictureAlone, keepOwnPictures } from './pasted-pictures.ts';

// The page's own title is above them.
const HEADINGS = [
  { level: 2, label: 'Titre' },
  { level: 3, label: 'Sous-titre' },
] as const;

function HeadingButtons() {
  const editor = useTiptapEditor();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => {
      editor?.off('transaction', redraw);
    };
  }, [editor]);
  if (!editor) return null;
  return (
    <ToggleButtonGroup size="small" aria-label="Titres">
      {HEADINGS.map(({ level, label }) => (
        <ToggleButton
          key={level}
          value={level}
          selected={editor.isActive('heading', { level })}
          onClick={() => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
          sx={{ textTransform: 'none', typography: 'body2', fontWeight: 600, px: '12px !important' }}
        >
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const toolbar = (
  <RichTextInputToolbar size="small">
    <HeadingButtons />
    <FormatButtons size="small" />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

// Colours and places of a line, which the others are for, are taken out when a text is saved.
const KEPT = ['starterKit', 'image'];
const EXTENSIONS = DefaultEditorOptions.extensions?.filter(({ name }) => KEPT.includes(name)) ?? [];

/** Pictures from elsewhere are not kept: whoever pastes or drops some hears so at once, not from the saved text. */
function useOnlyOwnPictures() {
  const notify = useNotify();
  return useMemo(() => {
    const tell = () =>
      notify('Les images collées ne sont pas gardées : le texte ne montre que celles de la boutique', {
        type: 'warning',
      });
    const refuseAlone = (data: DataTransfer | null): boolean => {
      const isAlone = isPictureAlone(data);
      if (isAlone) tell();
      return isAlone;
    };
    return {
      transformPastedHTML: (pasted: string) => {
        const { html, lost } = keepOwnPictures(pasted, location.origin);
        if (lost > 0) tell();
        return html;
      },
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => refuseAlone(clipboardData),
      handleDrop: (_: unknown, { dataTransfer }: DragEvent) => refuseAlone(dataTransfer),
    };
  }, [notify]);
}

export type TextEditorProps = Pick<CommonInputProps, 'source' | 'validate' | 'helperText'> & { label: string };

/** The editor itself; a fifth of all the back office's code, loaded on its own. */
export default function TextEditor({ label, ...props }: TextEditorProps) {
  const pictures = useOnlyOwnPictures();
  const options = useMemo(
    () => ({
      extensions: EXTENSIONS,
      editorProps: { ...pictures, attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [label, pictures],
  );
  return (
    <RichTextInput
      {...props}
      label={label}
      editorOptions={options}
      toolbar={toolbar}
      sx={{ '& .ProseMirror': { minHeight: 240 } }}
    />
  );
}
