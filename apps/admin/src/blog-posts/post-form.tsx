import {
  AutocompleteInput,
  DeleteButton,
  ReferenceInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { Box } from '@mui/material';
import {
  bySearch,
  FormSection,
  MomentInput,
  PAIR,
  PictureInput,
  PUBLICATION_CHOICES,
  RichTextEditor,
} from '../ui/index.ts';
import { PreviewButton } from './post-preview.tsx';
import { TagsInput } from './tags-input.tsx';

function PostToolbar({ isNew }: { isNew: boolean }) {
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton />
      <PreviewButton />
      {!isNew && (
        <DeleteButton
          mutationMode="pessimistic"
          confirmTitle="Supprimer cet article ?"
          confirmContent="Ses commentaires partent avec lui. C’est définitif."
          sx={{ ml: 'auto' }}
        />
      )}
    </Toolbar>
  );
}

/** An article: its text first, then where it stands and how it is found. */
export function PostForm({ isNew = false }: { isNew?: boolean }) {
  return (
    <SimpleForm
      defaultValues={{ status: 'DRAFT', tags: [] }}
      toolbar={<PostToolbar isNew={isNew} />}
      sx={{ maxWidth: 860 }}
    >
      <TextInput source="title" label="Titre" validate={required('Le titre est requis')} />
      <TextInput source="excerpt" label="Résumé" multiline minRows={2} helperText="Montré dans les listes" />
      <RichTextEditor source="content" label="Texte" />
      <PictureInput />
      <FormSection title="Publication">
        <Box sx={PAIR}>
          <SelectInput source="status" label="Statut" choices={PUBLICATION_CHOICES} validate={required()} />
          <MomentInput
            source="publishedAt"
            label="Date de publication"
            helperText="Dans le futur : l’article publié paraîtra à ce moment. Vide : tout de suite"
          />
          <ReferenceInput source="categoryId" reference="blog-categories" perPage={100}>
            <AutocompleteInput label="Rubrique" optionText="name" filterToQuery={bySearch} />
          </ReferenceInput>
          <TextInput source="author" label="Auteur" helperText="Vide : vous" />
        </Box>
        <TagsInput />
      </FormSection>
      <FormSection title="Dans les moteurs de recherche">
        <TextInput source="slug" label="Adresse de la page" helperText="Vide : faite du titre" />
        <TextInput source="seoTitle" label="Titre de la page" helperText="Vide : le titre" />
        <TextInput source="seoDescription" label="Description" multiline helperText="Vide : le résumé" />
      </FormSection>
    </SimpleForm>
  );
}
