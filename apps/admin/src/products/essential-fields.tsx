import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX, SKU_MAX } from '@tokpa/contract/product-management';
import { PRODUCT_STATUS_LABELS } from '@tokpa/contract/products';
import { Typography } from '@mui/material';
import { CategoryChoice } from '../categories/index.ts';
import { Panel } from '../ui/index.ts';
import type { ProductForm } from './product-form-values.ts';

const STATUSES = Object.entries(PRODUCT_STATUS_LABELS).map(([id, name]) => ({ id, name }));

export function NameFields() {
  return (
    <Panel title="L’essentiel">
      <TextInput
        source="name"
        label="Nom"
        validate={required('Le nom est requis')}
        slotProps={{ htmlInput: { maxLength: PRODUCT_NAME_MAX } }}
      />
      <TextInput
        source="description"
        label="Description"
        multiline
        minRows={6}
        helperText="Ce que c’est, à quoi cela sert, comment s’en servir. Une ligne vide sépare les paragraphes."
        slotProps={{ htmlInput: { maxLength: PRODUCT_DESCRIPTION_MAX } }}
      />
    </Panel>
  );
}

export function PlaceFields() {
  return (
    <Panel title="Publication">
      <SelectInput
        source="status"
        label="Statut"
        choices={STATUSES}
        validate={required()}
        helperText="Un brouillon et un produit archivé ne sont vus que de l’équipe"
      />
      <CategoryChoice source="categoryId" label="Catégorie" validate={required('La catégorie est requise')} />
      <BooleanInput source="isNew" label="Nouveau" />
      <BooleanInput source="isFeatured" label="Produit vedette" helperText="Montré sur la page d’accueil" />
    </Panel>
  );
}

/** With variations, each has its own price and stock. */
export function OfferFields() {
  const variations = useWatch<ProductForm, 'variations'>({ name: 'variations' });
  const hasVariations = variations.length > 0;
  return (
    <Panel title="Prix et stock">
      {hasVariations ? (
        <Typography color="text.secondary">Le prix et le stock se règlent sur chaque déclinaison.</Typography>
      ) : (
        <>
          <NumberInput source="price" label="Prix (FCFA)" min={0} step={50} validate={required('Le prix est requis')} />
          <NumberInput
            source="originalPrice"
            label="Ancien prix (FCFA)"
            min={0}
            step={50}
            helperText="Barré à côté du prix ; vide quand il n’y a pas de remise"
          />
          <NumberInput
            source="stock"
            label="Stock"
            min={0}
            validate={required()}
            helperText="Ce qui reste à vendre, sans ce qui est déjà commandé. Une différence est notée dans l’historique comme correction"
          />
        </>
      )}
      <TextInput source="sku" label="Référence" slotProps={{ htmlInput: { maxLength: SKU_MAX } }} />
    </Panel>
  );
}
