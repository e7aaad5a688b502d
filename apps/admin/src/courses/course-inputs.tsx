import { NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { Box } from '@mui/material';
import { PAIR, PictureInput, PUBLICATION_CHOICES } from '../ui/index.ts';

/** What a formation, a seminar and a session all say of themselves. */
export function CourseInputs() {
  return (
    <>
      <TextInput source="title" label="Titre" validate={required('Le titre est requis')} />
      <TextInput source="description" label="Présentation" multiline minRows={2} helperText="Une ou deux phrases" />
      <PictureInput label="Image" />
      <Box sx={PAIR}>
        <NumberInput
          source="price"
          label="Prix (FCFA)"
          min={0}
          step={500}
          validate={required('Le prix est requis')}
          helperText="0 : gratuit"
        />
        <SelectInput source="status" label="Statut" choices={PUBLICATION_CHOICES} validate={required()} />
      </Box>
    </>
  );
}

export function SeatsInput() {
  return <NumberInput source="maxParticipants" label="Nombre de places" min={1} helperText="Vide : sans limite" />;
}

export function SlugInput() {
  return <TextInput source="slug" label="Adresse de la page" helperText="Vide : faite du titre" />;
}
