import { useMemo, useState } from 'react';
import { CreateBase, EditBase, useEditContext, useRedirect, type TransformData } from 'react-admin';
import type { Product } from '@tokpa/contract/products';
import { Box, Button, CircularProgress, Stack } from '@mui/material';
import { api } from '../api.ts';
import { EDITED_AFRESH, MissingRow, PageHeading, Problem, RetireButton, useAct } from '../ui/index.ts';
import { ProductFields } from './product-form.tsx';
import { EMPTY_PRODUCT, toBody, toForm, type ProductForm } from './product-form-values.ts';
import { ProductStatusChip } from './product-status.tsx';
import { StockHistory } from './stock-history.tsx';
import { useProductSave } from './use-product-save.ts';

const newBody: TransformData = (form) => toBody(form as ProductForm);

export function ProductCreate() {
  return (
    <CreateBase transform={newBody} redirect="edit">
      <Box sx={{ pb: 4 }}>
        <PageHeading title="Nouveau produit" />
        <ProductFields values={EMPTY_PRODUCT} submitLabel="Créer le produit" />
      </Box>
    </CreateBase>
  );
}

function Duplicate({ product, isFormChanged }: { product: Product; isFormChanged: boolean }) {
  const redirect = useRedirect();
  const { act, isBusy, problem } = useAct({
    run: async (id: string) => {
      const { data } = await api.call('POST /products/{id}/duplicate', { params: { id } });
      redirect('edit', 'products', data.id);
    },
    done: 'Copie créée : c’est un brouillon, sans référence ni stock.',
  });
  return (
    <>
      <Button variant="outlined" loading={isBusy} disabled={isFormChanged} onClick={() => act(product.id)}>
        Dupliquer
      </Button>
      <Problem isInRow>{problem}</Problem>
    </>
  );
}

function EditHeading({ product }: { product: Product }) {
  return (
    <>
      <PageHeading title={product.name}>
        <ProductStatusChip product={product} />
      </PageHeading>
      {product.status === 'PUBLISHED' && (
        <Button href={`/product/${product.slug}`} target="_blank" sx={{ mb: 1 }}>
          Voir dans la boutique
        </Button>
      )}
    </>
  );
}

function EditProduct() {
  const { record, error, isPending, isFetching, refetch } = useEditContext();
  const product = record as unknown as Product | undefined;
  const [isChanged, setIsChanged] = useState(false);
  const values = useMemo(() => (product ? toForm(product) : EMPTY_PRODUCT), [product]);
  if (isPending) return <CircularProgress aria-label="Chargement du produit" sx={{ m: 4 }} />;
  if (!product) {
    return <MissingRow title="Produit introuvable" error={error} isBusy={isFetching} onRetry={refetch} />;
  }
  return (
    <Stack spacing={2} sx={{ pb: 4 }}>
      <div>
        <EditHeading product={product} />
      </div>
      <ProductFields key={product.id} values={values} submitLabel="Enregistrer" onChanged={setIsChanged}>
        <Duplicate product={product} isFormChanged={isChanged} />
        <RetireButton
          label="Supprimer le produit"
          question="Supprimer ce produit ?"
          consequence="S’il a été commandé ou attend dans un panier, il est archivé : il n’est plus en vente, les commandes le gardent."
        />
      </ProductFields>
      <StockHistory product={product} isFormChanged={isChanged} />
    </Stack>
  );
}

export function ProductEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} {...EDITED_AFRESH} {...useProductSave()}>
      <EditProduct />
    </EditBase>
  );
}
