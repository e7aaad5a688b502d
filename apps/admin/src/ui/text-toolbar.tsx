import { useEffect, useReducer } from 'react';
import { useCanAccess } from 'react-admin';
import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import EditIcon from '@mui/icons-material/Edit';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { ADD_PICTURE, chosenPicture, type AskedPicture } from './editor-picture.ts';

// The page's own title is above them.
const HEADINGS = [
  { level: 2, label: 'Titre' },
  { level: 3, label: 'Sous-titre' },
] as const;

/** The editor, whose buttons are drawn anew with each change and each move of the cursor. */
function useFollowedEditor() {
  const editor = useTiptapEditor();
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    editor?.on('transaction', redraw);
    return () => {
      editor?.off('transaction', redraw);
    };
  }, [editor]);
  return editor;
}

function HeadingButtons() {
  const editor = useFollowedEditor();
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

type PictureButtonProps = { ask: (picture: AskedPicture) => void };

function PictureButton({ ask }: PictureButtonProps) {
  const editor = useFollowedEditor();
  const { canAccess: mayAdd = false } = useCanAccess(ADD_PICTURE);
  const chosen = editor && chosenPicture(editor);
  if (!editor || (!chosen && !mayAdd)) return null;
  const label = chosen ? 'Modifier l’image' : 'Ajouter une image';
  return (
    <ToggleButton size="small" value="picture" aria-label={label} title={label} onClick={() => ask(chosen ?? {})}>
      {chosen ? <EditIcon fontSize="inherit" /> : <AddPhotoAlternateIcon fontSize="inherit" />}
    </ToggleButton>
  );
}

export function TextToolbar({ ask }: PictureButtonProps) {
  return (
    <RichTextInputToolbar size="small">
      <HeadingButtons />
      <FormatButtons size="small" />
      <ListButtons size="small" />
      <LinkButtons size="small" />
      <PictureButton ask={ask} />
      <QuoteButtons size="small" />
      <ClearButtons size="small" />
    </RichTextInputToolbar>
  );
}
