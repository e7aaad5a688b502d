import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { Box } from '@mui/material';
import { LessonInputs } from './lesson-inputs.tsx';

/** Modules and their lessons: added, removed, moved up and down. */
export function ModuleInputs() {
  return (
    <ArrayInput source="modules" label="Modules" helperText="Dans l’ordre où ils sont suivis">
      <SimpleFormIterator fullWidth disableClear>
        <Box sx={{ width: '100%', minWidth: 0 }}>
          <TextInput source="title" label="Titre du module" validate={required('Le titre du module est requis')} />
          <ArrayInput source="lessons" label="Leçons">
            <SimpleFormIterator fullWidth disableClear>
              <LessonInputs />
            </SimpleFormIterator>
          </ArrayInput>
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
