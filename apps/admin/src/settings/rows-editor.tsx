import { type ComponentType, useState } from 'react';
import type { SettingField } from '@tokpa/contract/settings';
import { Accordion, AccordionDetails, AccordionSummary, Alert, Button, Stack, Typography } from '@mui/material';
import { errorsBelow } from './field-errors.ts';
import type { ValueEditorProps } from './value-editor-props.ts';

type Row = Record<string, unknown>;
/** What edits one field of a row: a value of any kind, which may be rows again. */
type WithEditor = { editor: ComponentType<ValueEditorProps> };

function emptyRow(fields: readonly SettingField[]): Row {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'rows' || type === 'list' ? [] : '']));
}

/** What a closed row is called: its first words. */
function titleOf(row: Row, fields: readonly SettingField[], at: number): string {
  const first = row[fields[0]?.name ?? ''];
  return typeof first === 'string' && first !== '' ? first : `Ligne ${at + 1}`;
}

type OneRowProps = Omit<ValueEditorProps, 'value'> &
  WithEditor & {
    row: Row;
    at: number;
    onMove: ((step: -1 | 1) => void) | undefined;
    onRemove: () => void;
  };

/** A row that is refused opens: its wrong field could not be led to otherwise. */
function useOpen(isAtFirst: boolean, isWrong: boolean) {
  const [isOpen, setOpen] = useState(isAtFirst);
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

function OneRow({ editor: Editor, field: { fields = [] }, row, at, errors, onChange, onMove, onRemove }: OneRowProps) {
  const title = titleOf(row, fields, at);
  const isWrong = Object.keys(errors).length > 0;
  const [isOpen, setOpen] = useOpen(row[fields[0]?.name ?? ''] === '', isWrong);
  return (
    <Accordion disableGutters variant="outlined" expanded={isOpen} onChange={(_event, isAsked) => setOpen(isAsked)}>
      <AccordionSummary>
        <Typography color={isWrong ? 'error' : undefined}>
          {title}
          {isWrong && ' : à corriger'}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1}>
          {fields.map((one) => (
            <Editor
              key={one.name}
              field={one}
              value={row[one.name]}
              errors={errorsBelow(errors, one.name)}
              onChange={(value) => onChange({ ...row, [one.name]: value })}
            />
          ))}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button onClick={() => onMove?.(-1)} aria-label={`Monter « ${title} »`}>
              Monter
            </Button>
            <Button onClick={() => onMove?.(1)} aria-label={`Descendre « ${title} »`}>
              Descendre
            </Button>
            <Button color="error" onClick={onRemove} aria-label={`Retirer « ${title} »`}>
              Retirer
            </Button>
          </Stack>
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

function moved<One>(list: readonly One[], from: number, to: number): One[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** What each row is told apart by: a row has no name of its own while it is being written, and keeps its key where it is moved. */
function useRowKeys(count: number) {
  const [given, setKeys] = useState<readonly number[]>([]);
  const next = Math.max(-1, ...given) + 1;
  const keys = Array.from({ length: count }, (_, at) => given[at] ?? next + at);
  return [keys, setKeys] as const;
}

/** Rows of the same fields: added, changed, moved, removed; a row may hold rows itself. */
export function RowsEditor({ editor, field, value, errors, onChange }: ValueEditorProps & WithEditor) {
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const [keys, setKeys] = useRowKeys(rows.length);
  const move = (from: number, step: -1 | 1) => {
    const to = from + step;
    if (to < 0 || to >= rows.length) return;
    setKeys(moved(keys, from, to));
    onChange(moved(rows, from, to));
  };
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1));
    onChange(rows.toSpliced(at, 1));
  };
  return (
    <Stack spacing={1} role="group" aria-label={field.label}>
      {errors[''] !== undefined && <Alert severity="error">{errors['']}</Alert>}
      <div>
        {rows.map((row, at) => (
          <OneRow
            key={keys[at]}
            editor={editor}
            field={field}
            row={row}
            at={at}
            errors={errorsBelow(errors, at)}
            onChange={(changed) => onChange(rows.with(at, changed as Row))}
            onMove={(step) => move(at, step)}
            onRemove={() => remove(at)}
          />
        ))}
      </div>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => onChange([...rows, emptyRow(field.fields ?? [])])}
      >
        Ajouter une ligne
      </Button>
    </Stack>
  );
}
