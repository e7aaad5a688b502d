import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Switch,
  TextField,
} from '@mui/material';
import { RowsEditor } from './rows-editor.tsx';
import type { ValueEditorProps } from './value-editor-props.ts';

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A list of texts, one a line; the empty line at the end is where the next one is being written. */
function ListEditor({ field, value, errors, onChange }: ValueEditorProps) {
  const lines = Array.isArray(value) ? (value as string[]) : [];
  const wrong = Object.values(errors)[0];
  return (
    <TextField
      label={field.label}
      multiline
      minRows={3}
      value={lines.join('\n')}
      error={wrong !== undefined}
      helperText={wrong ?? 'Une ligne chacun'}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      onBlur={() => onChange(lines.map((line) => line.trim()).filter((line) => line !== ''))}
    />
  );
}

/** Kept in the order in which they are offered, whichever was ticked last. */
function ChoicesEditor({ field, value, errors, onChange }: ValueEditorProps) {
  const chosen = new Set(Array.isArray(value) ? (value as string[]) : []);
  const choices = field.choices ?? [];
  const wrong = Object.values(errors)[0];
  const tick = (choice: string, isChosen: boolean) =>
    onChange(choices.filter((one) => (one === choice ? isChosen : chosen.has(one))));
  return (
    <FormControl component="fieldset" error={wrong !== undefined}>
      <FormLabel component="legend">{field.label}</FormLabel>
      <FormGroup row>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            label={choice}
            control={<Checkbox checked={chosen.has(choice)} onChange={({ target }) => tick(choice, target.checked)} />}
          />
        ))}
      </FormGroup>
      {wrong !== undefined && <FormHelperText>{wrong}</FormHelperText>}
    </FormControl>
  );
}

function NumberEditor({ field, value, errors, onChange }: ValueEditorProps) {
  return (
    <TextField
      label={field.label}
      value={asText(value)}
      error={errors[''] !== undefined}
      helperText={errors['']}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
      sx={{ maxWidth: 280 }}
      // What is no number is sent as it is typed: the shop says what is wrong with it.
      onChange={({ target }) => onChange(/^\d+$/.test(target.value) ? Number(target.value) : target.value)}
    />
  );
}

function SwitchEditor({ field, value, errors, onChange }: ValueEditorProps) {
  const wrong = errors[''];
  return (
    <FormControl error={wrong !== undefined}>
      <FormControlLabel
        label={field.label}
        control={<Switch checked={value === true} onChange={({ target }) => onChange(target.checked)} />}
      />
      {wrong !== undefined && <FormHelperText>{wrong}</FormHelperText>}
    </FormControl>
  );
}

/** The field, or the fields, that fit a value. */
export function ValueEditor(props: ValueEditorProps) {
  const { field, value, errors, onChange } = props;
  if (field.type === 'rows') return <RowsEditor {...props} editor={ValueEditor} />;
  if (field.type === 'choices') return <ChoicesEditor {...props} />;
  if (field.type === 'switch') return <SwitchEditor {...props} />;
  if (field.type === 'list') return <ListEditor {...props} />;
  if (field.type === 'amount' || field.type === 'number') return <NumberEditor {...props} />;
  return (
    <TextField
      label={field.label}
      value={asText(value)}
      type={field.type === 'email' ? 'email' : 'text'}
      multiline={field.type === 'longtext'}
      error={errors[''] !== undefined}
      helperText={errors['']}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
