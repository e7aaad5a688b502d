import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { Box } from '@mui/material';
import { AddLine } from '../ui/index.ts';
import { LessonInputs } from './lesson-inputs.tsx';

const NEW_MODULE = { title: '', lessons: [] };
const NEW_LESSON = { title: '', content: '', isPreview: false };

/** Modules and their lessons: added, removed, moved up and down. */
export function ModuleInputs() {
  return (
    <ArrayInput source="modules" label="Modules" helperText="Dans l’ordre où ils sont suivis">
      <SimpleFormIterator fullWidth addButton={<AddLine label="Ajouter un module" item={NEW_MODULE} />}>
        <Box sx={{ width: '100%', minWidth: 0 }}>
          <TextInput source="title" label="Titre du module" validate={required('Le titre du module est requis')} />
          <ArrayInput source="lessons" label="Leçons">
            <SimpleFormIterator fullWidth addButton={<AddLine label="Ajouter une leçon" item={NEW_LESSON} />}>
              <LessonInputs />
            </SimpleFormIterator>
          </ArrayInput>
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
