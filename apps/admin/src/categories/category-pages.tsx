import { CreateBase, DeleteButton, EditBase, Form, SaveButton, useEditContext, type TransformData } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '@tokpa/contract/categories';
import { Box, Card, CircularProgress, Stack } from '@mui/material';
import { EDITED_AFRESH, FormFields, MissingRow, PageHeading } from '../ui/index.ts';
import { CategoryFields } from './category-fields.tsx';

type FormPicture = { src: string; rawFile?: File } | null | undefined;
type CategoryForm = Omit<Category, 'image'> & { image: FormPicture };

/** A category → what its form shows: the picture as the field for pictures reads it. */
function toForm(category: Category): CategoryForm {
  return { ...category, image: category.image === null ? null : { src: category.image } };
}

/** A chosen file goes as it is, the picture that is there by its address. */
const toBody: TransformData = (data) => {
  const { name, slug, description, parentId, image } = data as CategoryForm;
  return {
    name,
    slug: slug ?? '',
    description: description ?? '',
    parentId: parentId || null,
    image: image?.rawFile ? image : (image?.src ?? null),
  };
};

const ACTS = { mt: 2, gap: 1, flexWrap: 'wrap' };

export function CategoryCreate() {
  const [query] = useSearchParams();
  const parentId = query.get('parentId');
  return (
    <CreateBase transform={toBody} redirect="list">
      <PageHeading title={parentId === null ? 'Nouvelle catégorie' : 'Nouvelle sous-catégorie'} />
      <Card sx={{ p: 2 }}>
        <Form defaultValues={{ parentId }} warnWhenUnsavedChanges noValidate shouldFocusError={false}>
          <FormFields>
            <CategoryFields />
          </FormFields>
          <Stack direction="row" useFlexGap sx={ACTS}>
            <SaveButton label="Créer la catégorie" alwaysEnable />
          </Stack>
        </Form>
      </Card>
    </CreateBase>
  );
}

function EditCategory() {
  const { record, error, isPending, isFetching, refetch } = useEditContext<Category>();
  if (isPending) return <CircularProgress aria-label="Chargement de la catégorie" sx={{ m: 4 }} />;
  if (!record) {
    return <MissingRow title="Catégorie introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  return (
    <Box sx={{ pb: 4 }}>
      <PageHeading title={record.name} />
      <Card sx={{ p: 2 }}>
        <Form record={toForm(record)} warnWhenUnsavedChanges noValidate shouldFocusError={false}>
          <FormFields>
            <CategoryFields ownId={record.id} />
          </FormFields>
          <Stack direction="row" useFlexGap sx={ACTS}>
            <SaveButton label="Enregistrer" />
            <DeleteButton
              label="Supprimer la catégorie"
              mutationMode="pessimistic"
              confirmTitle="Supprimer cette catégorie ?"
              confirmContent="Seule une catégorie vide peut être supprimée."
            />
          </Stack>
        </Form>
      </Card>
    </Box>
  );
}

export function CategoryEdit() {
  return (
    <EditBase transform={toBody} mutationMode="pessimistic" redirect="list" {...EDITED_AFRESH}>
      <EditCategory />
    </EditBase>
  );
}
