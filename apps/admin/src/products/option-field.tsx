import { useController, useFormState } from 'react-hook-form';
import { PRODUCT_OPTIONS_MAX } from '@tokpa/contract/product-management';
import type { ProductOption } from '@tokpa/contract/products';
import DeleteIcon from '@mui/icons-material/Delete';
import { Autocomplete, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { leadToNew } from '../ui/index.ts';
import { combineOptions } from './combine-options.ts';
import type { ProductForm } from './product-form-values.ts';
import { useVariations } from './use-variations.ts';

const COMMON = ['Format', 'Saveur', 'Taille', 'Couleur', 'Contenance'];

type OptionRowProps = {
  option: ProductOption;
  at: number;
  /** What is wrong with each of its fields. */
  said: { name?: string | undefined; values?: string | undefined };
  onChange: (option: ProductOption) => void;
  onRemove: () => void;
};

function OptionRow({ option, at, said, onChange, onRemove }: OptionRowProps) {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Autocomplete
        freeSolo
        options={COMMON}
        inputValue={option.name}
        onInputChange={(_, name) => onChange({ ...option, name })}
        sx={{ flex: '1 1 140px' }}
        renderInput={(input) => (
          <TextField {...input} label={`Option ${at + 1}`} error={said.name !== undefined} helperText={said.name} />
        )}
      />
      <Autocomplete
        multiple
        freeSolo
        options={[]}
        value={option.values}
        onChange={(_, values) =>
          onChange({ ...option, values: [...new Set(values.map((one) => one.trim()).filter((one) => one !== ''))] })
        }
        sx={{ flex: '3 1 220px' }}
        renderInput={(input) => (
          <TextField
            {...input}
            label={`Valeurs de ${option.name || 'l’option'}`}
            error={said.values !== undefined}
            helperText={said.values ?? 'Appuyez sur Entrée après chaque valeur'}
          />
        )}
      />
      <IconButton aria-label={`Retirer l’option ${option.name || at + 1}`} onClick={onRemove} sx={{ mt: 1 }}>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}

/** Saved so, the product would be sold without the choices that its options speak of. */
function refuseUnmade(options: readonly ProductOption[], { variations }: ProductForm): string | undefined {
  const isUnmade = options.length > 0 && variations.length === 0;
  return isUnmade ? 'Faites les déclinaisons de ces options, ou retirez les options' : undefined;
}

function useOptions() {
  const { field } = useController<ProductForm, 'options'>({ name: 'options', rules: { validate: refuseUnmade } });
  const { errors } = useFormState<ProductForm>();
  const said = (at: number) => {
    const { name, values } = errors.options?.[at] ?? {};
    const ofAll = at === 0 ? errors.options?.message : undefined;
    return { name: name?.message, values: values?.message ?? ofAll };
  };
  return { ...field, said };
}

/** What variations are chosen by. The grid below is made of it when it is asked for, never while somebody types. */
export function OptionField() {
  const options = useOptions();
  const variations = useVariations();
  const list = options.value;
  const made = combineOptions(list, variations.value);
  function make() {
    variations.onChange(made);
    if (made.length === 0) options.onChange([]);
  }
  return (
    <Stack spacing={1}>
      {list.length === 0 && (
        <Typography color="text.secondary">
          Ce produit existe en plusieurs formats, saveurs ou tailles ? Ajoutez une option et ses valeurs.
        </Typography>
      )}
      {list.map((option, at) => (
        <OptionRow
          // oxlint-disable-next-line react/no-array-index-key -- an option is named while it is typed
          key={at}
          option={option}
          at={at}
          said={options.said(at)}
          onChange={(changed) => options.onChange(list.with(at, changed))}
          onRemove={() => options.onChange(list.toSpliced(at, 1))}
        />
      ))}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={list.length >= PRODUCT_OPTIONS_MAX}
          onClick={({ currentTarget }) =>
            leadToNew(currentTarget, () => options.onChange([...list, { name: '', values: [] }]))
          }
        >
          Ajouter une option
        </Button>
        {(made.length > 0 || variations.value.length > 0) && (
          <Button variant="contained" onClick={make}>
            {made.length > 0 ? `Faire les ${made.length} déclinaisons` : 'Vendre sans déclinaison'}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
