import { required, SimpleForm, TextInput } from 'react-admin';
import { Box } from '@mui/material';
import { CourseInputs, MovedHint, SeatsInput, SlugInput } from '../courses/index.ts';
import { FormSection, MomentInput, PAIR, RetireToolbar } from '../ui/index.ts';

const toolbar = (
  <RetireToolbar
    question="Supprimer ce séminaire ?"
    consequence="Si quelqu’un y est inscrit ou l’a dans son panier, il est archivé : la boutique ne le propose plus."
  />
);

export function SeminarForm() {
  return (
    <SimpleForm defaultValues={{ status: 'DRAFT' }} toolbar={toolbar} sx={{ maxWidth: 860 }}>
      <CourseInputs />
      <FormSection title="Quand et où">
        <MovedHint />
        <Box sx={PAIR}>
          <MomentInput source="startDate" label="Début" validate={required('La date de début est requise')} />
          <MomentInput source="endDate" label="Fin" />
          <TextInput source="location" label="Ville" />
          <TextInput source="venue" label="Salle" />
        </Box>
        <TextInput source="address" label="Adresse" helperText="Rue, quartier, repère" />
        <Box sx={PAIR}>
          <SeatsInput />
          <SlugInput />
        </Box>
      </FormSection>
    </SimpleForm>
  );
}
