import { Skeleton } from '@mui/material';
import { latePart } from './late-part.tsx';
import type { TextEditorProps } from './text-editor.tsx';

// As high as the editor is: what stands below it does not move.
const HEIGHT = 312;
const waiting = <Skeleton variant="rounded" height={HEIGHT} role="progressbar" aria-label="Chargement" />;

/** Text with headings, lists and links, and nothing that the shop would take out again. */
export const RichTextEditor = latePart<TextEditorProps>('text editor', () => import('./text-editor.tsx'), waiting);
