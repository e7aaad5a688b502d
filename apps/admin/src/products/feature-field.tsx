import { useController, useFormState } from 'react-hook-form';
import { FEATURE_MAX, FEATURES_MAX } from '@tokpa/contract/product-management';
import DeleteIcon from '@mui/icons-material/Delete';
import { Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { leadToNew, Panel } from '../ui/index.ts';
import type { ProductForm } from './product-form-values.ts';

/** The list of features, one line each. */
export function FeatureField() {
  const { field } = useController<ProductForm, 'features'>({ name: 'features' });
  const { errors } = useFormState<ProductForm>();
  const features = field.value;
  return (
    <Panel
      title="Caractéristiques"
      action={
        <Button
          disabled={features.length >= FEATURES_MAX}
          onClick={({ currentTarget }) => leadToNew(currentTarget, () => field.onChange([...features, '']))}
        >
          Ajouter
        </Button>
      }
    >
      {features.length === 0 && (
        <Typography color="text.secondary">« Sans sucre ajouté », « Garantie 2 ans »… une par ligne.</Typography>
      )}
      {features.map((feature, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may hold the same text while they are typed
        <Stack direction="row" key={at} sx={{ alignItems: 'center', gap: 1 }}>
          <TextField
            label={`Caractéristique ${at + 1}`}
            value={feature}
            onChange={({ target }) => field.onChange(features.with(at, target.value))}
            error={errors.features?.[at] !== undefined}
            helperText={errors.features?.[at]?.message}
            slotProps={{ htmlInput: { maxLength: FEATURE_MAX } }}
          />
          <IconButton
            aria-label={`Retirer la caractéristique ${at + 1}`}
            onClick={() => field.onChange(features.toSpliced(at, 1))}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
    </Panel>
  );
}
