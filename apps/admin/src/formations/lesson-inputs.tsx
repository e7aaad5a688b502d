import { useId, useState } from 'react';
import { BooleanInput, NumberInput, required, TextInput, useSourceContext } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { Box, Button, Collapse } from '@mui/material';
import { PAIR, RichTextEditor } from '../ui/index.ts';

const FOLDED = ['content', 'videoUrl', 'documentUrl', 'durationMinutes'];

/** Whether something was refused that a folded lesson hides. */
function useIsRefusedInside(): boolean {
  const { getSource } = useSourceContext();
  const { errors } = useFormState();
  return FOLDED.some((field) => get(errors, getSource(field)) !== undefined);
}

/** One lesson. What it says opens when asked for, a formation has many and each editor is heavy; and where something in it is refused. */
export function LessonInputs() {
  const [isOpen, setOpen] = useState(false);
  const isRefused = useIsRefusedInside();
  // It stays open once that is put right: nothing folds under the hand.
  if (isRefused && !isOpen) setOpen(true);
  const contentId = useId();
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <TextInput source="title" label="Titre de la leçon" validate={required('Le titre de la leçon est requis')} />
      <Button
        onClick={() => setOpen(!isOpen)}
        disabled={isRefused}
        aria-expanded={isOpen}
        aria-controls={contentId}
        sx={{ minHeight: 44 }}
      >
        {isOpen ? 'Refermer la leçon' : 'Ouvrir la leçon'}
      </Button>
      <Collapse in={isOpen} unmountOnExit id={contentId}>
        <RichTextEditor source="content" label="Contenu de la leçon" />
        <Box sx={PAIR}>
          <TextInput source="videoUrl" label="Lien de la vidéo" type="url" />
          <TextInput source="documentUrl" label="Lien du document" type="url" />
          <NumberInput source="durationMinutes" label="Durée (minutes)" min={1} />
          <BooleanInput source="isPreview" label="Ouverte à tous" helperText="Un avant-goût avant l’achat" />
        </Box>
      </Collapse>
    </Box>
  );
}
