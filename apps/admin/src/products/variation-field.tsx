import { useFormState } from 'react-hook-form';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box, Card, FormHelperText, IconButton, type SxProps, TextField, Typography } from '@mui/material';
import { Panel } from '../ui/index.ts';
import { OptionField } from './option-field.tsx';
import type { FormVariation, ProductForm } from './product-form-values.ts';
import { useLacks, useVariations } from './use-variations.ts';

type NumberName = 'price' | 'originalPrice' | 'stock';
type CellProps = {
  label: string;
  value: string;
  error: string | undefined;
  isNumber?: boolean;
  sx?: SxProps;
  onChange: (value: string) => void;
};

function Cell({ label, value, error, isNumber = false, sx = {}, onChange }: CellProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error}
      sx={sx}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: isNumber ? { inputMode: 'numeric', maxLength: 10 } : { maxLength: 120 },
      }}
    />
  );
}

const NOT_DIGITS = /\D/g;
const toNumber = (typed: string): number | null => {
  const digits = typed.replaceAll(NOT_DIGITS, '');
  return digits === '' ? null : Number(digits);
};

type RowProps = {
  variation: FormVariation;
  errors: Partial<Record<string, { message?: string }>> | undefined;
  onChange: (variation: FormVariation) => void;
  onRemove: () => void;
};

const GRID = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr)) auto' },
};
const WHOLE_LINE = { gridColumn: '1 / -1' };
const LAST_PLACE = { gridColumn: '-2 / -1', justifySelf: 'end', mt: 1 };

function VariationRow({ variation, errors, onChange, onRemove }: RowProps) {
  const { name } = variation;
  const lacks = useLacks();
  const number = (label: string, of: NumberName) => (
    <Cell
      label={label}
      value={variation[of] === null ? '' : String(variation[of])}
      error={lacks(variation, of) ? 'Ce champ est requis' : errors?.[of]?.message}
      isNumber
      onChange={(typed) => onChange({ ...variation, [of]: toNumber(typed) })}
    />
  );
  return (
    <Card component="li" aria-label={`Déclinaison ${name}`} sx={{ p: 1, ...GRID }}>
      <Cell
        label="Déclinaison"
        value={name}
        error={errors?.['name']?.message ?? errors?.['id']?.message}
        sx={WHOLE_LINE}
        onChange={(typed) => onChange({ ...variation, name: typed })}
      />
      {number('Prix', 'price')}
      {number('Ancien prix', 'originalPrice')}
      {number('Stock', 'stock')}
      <Cell
        label="Référence"
        value={variation.sku}
        error={errors?.['sku']?.message}
        onChange={(sku) => onChange({ ...variation, sku })}
      />
      <IconButton aria-label={`Retirer la déclinaison ${name}`} onClick={onRemove} sx={LAST_PLACE}>
        <DeleteIcon />
      </IconButton>
    </Card>
  );
}

/** The options of a product and the grid of its variations, each with its own price, stock and reference. */
export function VariationField() {
  const field = useVariations();
  const { errors } = useFormState<ProductForm>();
  const variations = field.value;
  const problems = errors.variations;
  return (
    <Panel title={variations.length > 0 ? `Déclinaisons (${variations.length})` : 'Déclinaisons'}>
      <OptionField />
      <div role="alert">
        {typeof problems?.message === 'string' && <FormHelperText error>{problems.message}</FormHelperText>}
      </div>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {variations.map((variation, at) => (
          <VariationRow
            // oxlint-disable-next-line react/no-array-index-key -- its name is typed, and a new one has no id yet
            key={at}
            variation={variation}
            errors={problems?.[at] as RowProps['errors']}
            onChange={(changed) => field.onChange(variations.with(at, changed))}
            onRemove={() => field.onChange(variations.toSpliced(at, 1))}
          />
        ))}
      </Box>
      {variations.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          Les prix sont en FCFA. Le produit montre celui de la moins chère et la somme des stocks, qui sont ce qui reste
          à vendre, sans ce qui est déjà commandé.
        </Typography>
      )}
    </Panel>
  );
}
