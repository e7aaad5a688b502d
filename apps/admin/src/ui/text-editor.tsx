import { useEffect, useMemo, useReducer } from 'react';
import type { CommonInputProps } from 'react-admin';
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

export type TextEditorProps = Pick<CommonInputProps, 'source' | 'validate' | 'helperText'> & { label: string };

/** The editor itself; a fifth of all the back office's code, loaded on its own. */
export default function TextEditor({ label, ...props }: TextEditorProps) {
  const options = useMemo(
    () => ({
      ...DefaultEditorOptions,
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [label],
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
