import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { Box } from '@mui/material';
import { LessonInputs } from './lesson-inputs.tsx';

// Moving and removing are for the keyboard and the thumb too, not only for a mouse that hovers.
const ALWAYS_SHOWN = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };

/** Modules and their lessons: added, removed, moved up and down. */
export function ModuleInputs() {
  return (
    <ArrayInput source="modules" label="Modules" helperText="Dans l’ordre où ils sont suivis">
      <SimpleFormIterator fullWidth disableClear sx={ALWAYS_SHOWN}>
        <Box sx={{ width: '100%', minWidth: 0 }}>
          <TextInput source="title" label="Titre du module" validate={required('Le titre du module est requis')} />
          <ArrayInput source="lessons" label="Leçons">
            <SimpleFormIterator fullWidth disableClear sx={ALWAYS_SHOWN}>
              <LessonInputs />
            </SimpleFormIterator>
          </ArrayInput>
        </Box>
      </SimpleFormIterator>
    </ArrayInput>
  );
}
