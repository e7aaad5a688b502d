import { ImageField, ImageInput, required, TextInput } from 'react-admin';
import { CATEGORY_DESCRIPTION_MAX, CATEGORY_NAME_MAX } from '@tokpa/contract/categories';
import { Stack } from '@mui/material';
import { CategoryChoice } from './category-choice.tsx';

const ACCEPTED = { 'image/*': ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'] };

export function CategoryFields({ ownId }: { ownId?: string }) {
  return (
    <Stack sx={{ maxWidth: 640 }}>
      <TextInput
        source="name"
        label="Nom"
        validate={required('Le nom est requis')}
        slotProps={{ htmlInput: { maxLength: CATEGORY_NAME_MAX } }}
      />
      {/* Every place where it may stand: not below itself. */}
      <CategoryChoice
        without={ownId}
        source="parentId"
        label="Rangée sous"
        emptyText="Aucune : catégorie principale"
        helperText="Vide : une catégorie principale"
      />
      <TextInput
        source="description"
        label="Description"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: CATEGORY_DESCRIPTION_MAX } }}
      />
      <ImageInput
        source="image"
        label="Image"
        accept={ACCEPTED}
        maxSize={10_485_760}
        inputProps={{ 'aria-label': 'Image' }}
        placeholder="Déposez une photo ici, ou touchez pour la choisir (10 Mo au plus)"
      >
        <ImageField source="src" title="title" />
      </ImageInput>
      <TextInput
        source="slug"
        label="Adresse de la page"
        helperText="Vide : faite du nom. L’ancienne adresse mène toujours à la catégorie."
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'off' } }}
      />
    </Stack>
  );
}
