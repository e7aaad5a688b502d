import type { ReactNode } from 'react';
import { Form, SaveButton } from 'react-admin';
import { Stack } from '@mui/material';
import { FormFields, TellWhenChanged } from '../ui/index.ts';
import { NameFields, OfferFields, PlaceFields } from './essential-fields.tsx';
import { FeatureField } from './feature-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { ProductForm } from './product-form-values.ts';
import { SeoFields } from './seo-fields.tsx';
import { VariationField } from './variation-field.tsx';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

type ProductFieldsProps = {
  values: ProductForm;
  submitLabel: string;
  onChanged?: (isChanged: boolean) => void;
  /** Other acts on the product, beside the button that saves. */
  children?: ReactNode;
};

/** Everything that staff write of a product, the most used first. */
export function ProductFields({ values, submitLabel, onChanged, children }: ProductFieldsProps) {
  return (
    <Form record={values} warnWhenUnsavedChanges noValidate shouldFocusError={false}>
      {onChanged && <TellWhenChanged onChange={onChanged} />}
      <FormFields sx={COLUMNS}>
        <Stack spacing={2}>
          <NameFields />
          <PictureField />
          <VariationField />
          <FeatureField />
        </Stack>
        <Stack spacing={2}>
          <PlaceFields />
          <OfferFields />
          <SeoFields />
        </Stack>
      </FormFields>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          gap: 1,
          py: 1.5,
          mt: 2,
          flexWrap: 'wrap',
          bgcolor: 'background.default',
        }}
      >
        <SaveButton label={submitLabel} />
        {children}
      </Stack>
    </Form>
  );
}
