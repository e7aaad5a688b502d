import { ImageField, ImageInput, required, SelectInput, TextInput, useGetList } from 'react-admin';
import { CATEGORY_DESCRIPTION_MAX, CATEGORY_NAME_MAX, type Category } from '@tokpa/contract/categories';
import { Stack } from '@mui/material';
import { EVERY_CATEGORY, INDENT } from './every-category.ts';
import { flattenTree } from './flatten-tree.ts';

const ACCEPTED = { 'image/*': ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'] };

/** Every place where the category may stand: not below itself. */
function ParentChoice({ ownId }: { ownId: string | undefined }) {
  const { data = [], isPending } = useGetList<Category>('categories', EVERY_CATEGORY);
  const choices = flattenTree(data, 0, ownId).map(({ category, depth }) => ({
    id: category.id,
    name: INDENT.repeat(depth) + category.name,
  }));
  return (
    <SelectInput
      source="parentId"
      label="Rangée sous"
      choices={choices}
      isPending={isPending}
      emptyText="Aucune : catégorie principale"
      helperText="Vide : une catégorie principale"
    />
  );
}

export function CategoryFields({ ownId }: { ownId?: string }) {
  return (
    <Stack sx={{ maxWidth: 640 }}>
      <TextInput
        source="name"
        label="Nom"
        validate={required('Le nom est requis')}
        slotProps={{ htmlInput: { maxLength: CATEGORY_NAME_MAX } }}
      />
      <ParentChoice ownId={ownId} />
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
