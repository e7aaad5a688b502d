import { required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { COACHING_MODE_LABELS, COACHING_MODES } from '@tokpa/contract/coaching-sessions';
import { Box } from '@mui/material';
import { CourseInputs, MovedHint, SeatsInput, SlugInput } from '../courses/index.ts';
import { FormSection, MomentInput, PAIR, RetireToolbar } from '../ui/index.ts';

export const MODE_CHOICES = COACHING_MODES.map((id) => ({ id, name: COACHING_MODE_LABELS[id] }));

const toolbar = (
  <RetireToolbar
    question="Supprimer cette séance ?"
    consequence="Si quelqu’un y est inscrit ou l’a dans son panier, elle est archivée : la boutique ne la propose plus."
  />
);

export function SessionForm() {
  return (
    <SimpleForm defaultValues={{ status: 'DRAFT', mode: 'ONLINE' }} toolbar={toolbar} sx={{ maxWidth: 860 }}>
      <CourseInputs />
      <FormSection title="La séance">
        <MovedHint />
        <Box sx={PAIR}>
          <TextInput source="coachName" label="Coach" />
          <SelectInput source="mode" label="Mode" choices={MODE_CHOICES} validate={required()} />
          <MomentInput source="startDate" label="Date" helperText="Vide : sur rendez-vous" />
          <TextInput source="duration" label="Durée" helperText="Comme elle se lit : 1 h" />
        </Box>
        <TextInput
          source="location"
          label="Lieu"
          helperText="En ligne : comment rejoindre la séance, dit aux seuls inscrits"
        />
        <Box sx={PAIR}>
          <SeatsInput />
          <SlugInput />
        </Box>
      </FormSection>
    </SimpleForm>
  );
}
