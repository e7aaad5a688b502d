import {
  AutocompleteInput,
  BooleanInput,
  FileField,
  FileInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
  useResourceDefinitions,
} from 'react-admin';
import { CONTENT_TYPE_LABELS, CONTENT_TYPES, type ContentItem } from '@tokpa/contract/content-library';
import { Box, Stack, Typography } from '@mui/material';
import { bySearch, CopyButton, FormSection, PAIR, UploadProgress } from '../ui/index.ts';
import { DownloadButton } from './download-button.tsx';
import { formatSize } from './file-size.ts';
import { useSaveContent } from './use-save-content.ts';

const types = CONTENT_TYPES.map((id) => ({ id, name: CONTENT_TYPE_LABELS[id] }));

function Source() {
  const content = useRecordContext<ContentItem>();
  const label = content?.fileName == null ? 'Fichier' : 'Remplacer le fichier';
  return (
    <FormSection title="Le document">
      {content?.fileName != null && (
        <Typography component="div" sx={{ mb: 1 }}>
          {content.fileName} ({formatSize(content)}) <DownloadButton content={content} />
        </Typography>
      )}
      <FileInput
        source="file"
        label={label}
        placeholder={<p>Déposez un fichier ici, ou touchez pour le choisir</p>}
        helperText="PDF, image, son ou vidéo, 100 Mo au plus"
        inputProps={{ accept: 'application/pdf,image/*,audio/*,video/*', 'aria-label': label }}
        sx={{ '& .RaFileInput-dropZone': { color: 'text.primary', border: 1, borderColor: 'divider' } }}
      >
        <FileField source="src" title="title" />
      </FileInput>
      <Box sx={PAIR}>
        <TextInput source="url" label="Ou une adresse" type="url" helperText="En http:// ou https://" />
        <SelectInput source="type" label="Type" choices={types} helperText="D’un fichier, il est reconnu tout seul" />
      </Box>
    </FormSection>
  );
}

/** Where everybody reads it, to be sent or written elsewhere. */
function PublicAddress() {
  const content = useRecordContext<ContentItem>();
  const address = content?.url ?? content?.fileUrl;
  if (!content?.isPublic || address == null) return null;
  const whole = new URL(address, window.location.origin).href;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{whole}</Typography>
      <CopyButton address={whole} label="Copier l’adresse" />
    </Stack>
  );
}

function Readers() {
  const hasFormations = useResourceDefinitions()['formations'] !== undefined;
  return (
    <FormSection title="Qui le lit">
      <BooleanInput
        source="isPublic"
        label="Tout le monde"
        helperText="Même sans compte : par son adresse, et sur la page de sa formation s’il en a une"
      />
      <PublicAddress />
      {hasFormations && (
        <ReferenceInput source="formationId" reference="formations" perPage={100}>
          <AutocompleteInput
            label="Formation"
            optionText="title"
            filterToQuery={bySearch}
            helperText="Ses inscrits le lisent, même s’il n’est pas pour tout le monde"
          />
        </ReferenceInput>
      )}
    </FormSection>
  );
}

/** A document: a file or an address, and who reads it. */
export function ContentForm({ id }: { id?: string }) {
  const { save, sentShare } = useSaveContent(id);
  return (
    <SimpleForm onSubmit={save} defaultValues={{ isPublic: false }} sx={{ maxWidth: 720 }}>
      <TextInput source="title" label="Titre" validate={required('Le titre est requis')} />
      <TextInput source="description" label="Description" multiline minRows={2} />
      <TextInput source="category" label="Catégorie" helperText="« Fiches pratiques », « Vidéos »…" />
      <Source />
      <Readers />
      <UploadProgress sentShare={sentShare} />
    </SimpleForm>
  );
}
