import { useId, useState } from 'react';
import { BooleanInput, NumberInput, required, TextInput } from 'react-admin';
import { Box, Button, Collapse } from '@mui/material';
import { PAIR, RichTextEditor } from '../ui/index.ts';

/** One lesson. What it says opens when asked for: a formation has many, and each editor is heavy. */
export function LessonInputs() {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <TextInput source="title" label="Titre de la leçon" validate={required('Le titre de la leçon est requis')} />
      <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={contentId} sx={{ minHeight: 44 }}>
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
