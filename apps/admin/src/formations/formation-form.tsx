import { required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { FORMATION_LEVEL_LABELS, FORMATION_LEVELS } from '@tokpa/contract/formations';
import { Box } from '@mui/material';
import { CourseInputs, SlugInput } from '../courses/index.ts';
import { FormSection, PAIR, RetireToolbar, RichTextEditor } from '../ui/index.ts';
import { ModuleInputs } from './module-inputs.tsx';

export const LEVEL_CHOICES = FORMATION_LEVELS.map((id) => ({ id, name: FORMATION_LEVEL_LABELS[id] }));

const NEW_FORMATION = { status: 'DRAFT', level: 'DEBUTANT', modules: [] };

const toolbar = (
  <RetireToolbar
    question="Supprimer cette formation ?"
    consequence="Si quelqu’un l’a commandée ou l’a dans son panier, elle est archivée : la boutique ne la propose plus."
  />
);

export function FormationForm() {
  return (
    <SimpleForm defaultValues={NEW_FORMATION} toolbar={toolbar} sx={{ maxWidth: 860 }}>
      <CourseInputs />
      <Box sx={PAIR}>
        <SelectInput source="level" label="Niveau" choices={LEVEL_CHOICES} validate={required()} />
        <TextInput source="duration" label="Durée" helperText="Comme elle se lit : 2 h 30" />
      </Box>
      <FormSection title="Ce que l’on y apprend">
        <RichTextEditor source="content" label="Contenu" />
      </FormSection>
      <FormSection title="Programme">
        <ModuleInputs />
      </FormSection>
      <SlugInput />
    </SimpleForm>
  );
}
