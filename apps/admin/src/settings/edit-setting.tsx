import { type FormEvent, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import type { Setting } from '@tokpa/contract/settings';
import { Box, Button, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, messageOf, Problem, Status, useLeadToWrong, useSingleMutation, useStill } from '../ui/index.ts';
import type { FieldErrors } from './field-errors.ts';
import { ValueEditor } from './value-editor.tsx';

/** Ends with the setting as it is now, and the others as they are being written. */
function useSettingAct<Input>(
  key: string,
  { run, done, onDone }: { run: (input: Input) => Promise<{ data: Setting }>; done: string; onDone?: () => void },
) {
  const queries = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useSingleMutation({
    mutationFn: run,
    onSuccess: ({ data }) => {
      notify(done, { type: 'success' });
      queries.setQueryData<Setting[]>(['settings'], (all) => all?.map((one) => (one.key === key ? data : one)));
      onDone?.();
    },
    onError: (refusal) => logoutIfAccessDenied(refusal),
  });
}

/** The messages of the API below `value`: '' is the whole, `0.feeFcfa` a field of its first row. */
function errorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([place, [message = '']]) => [place.replace(/^value\.?/, ''), message]),
  );
}

/** A value in a few words. */
function wordsFor(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (!Array.isArray(value)) return String(value);
  if (value.every((one) => typeof one === 'string')) return value.join(', ');
  return value.length === 1 ? '1 ligne' : `${value.length} lignes`;
}

type ResetDialogProps = { setting: Setting; isTyped: boolean; onClose: () => void };

function ResetDialog({ setting, isTyped, onClose }: ResetDialogProps) {
  const { key, label, updatedAt } = setting;
  const params = { key };
  async function run() {
    await api.call('DELETE /settings/{key}', { params, query: { updatedAt: updatedAt ?? undefined } });
    return api.call('GET /settings/{key}', { params });
  }
  const { mutate, isPending, error } = useSettingAct<void>(key, {
    run,
    done: 'Valeur d’origine rétablie.',
    onDone: onClose,
  });
  const [kept, original] = [wordsFor(setting.value), wordsFor(setting.default)];
  return (
    <ActDialog
      title="Rétablir la valeur d’origine ?"
      submitLabel="Rétablir"
      isBusy={isPending}
      problem={error ? messageOf(error) : undefined}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>Aujourd’hui : {kept || 'rien'}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>À l’origine : {original || 'rien'}</Typography>
      {isTyped && <Typography>Ce que vous avez saisi sans l’enregistrer sera perdu.</Typography>}
    </ActDialog>
  );
}

/** What is typed. Somebody else's change, or its own, begins it anew, and leaves the focus where it is. */
function useValue({ value: kept, updatedAt }: Setting) {
  const [begun, setBegun] = useState(updatedAt);
  const [value, setValue] = useState<unknown>(kept);
  if (begun !== updatedAt) {
    setBegun(updatedAt);
    setValue(kept);
  }
  return [value, setValue] as const;
}

type Wish = Pick<Setting, 'updatedAt'> & { value: unknown };

export type EditSettingProps = {
  setting: Setting;
  canEdit: boolean;
  /** Told whether there is something to save. */
  onChanged: (key: string, isChanged: boolean) => void;
};

export function EditSetting({ setting, canEdit, onChanged }: EditSettingProps) {
  const [value, setValue] = useValue(setting);
  const [isAsked, setAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const { key, updatedAt } = setting;
  const saving = useSettingAct(key, {
    run: (body: Wish) => api.call('PUT /settings/{key}', { params: { key }, body }),
    done: 'Réglage enregistré.',
  });
  const still = useStill(saving.isPending);
  useLeadToWrong(still.ref, { tries, isBusy: saving.isPending });
  // A refusal speaks of the setting as it was then.
  const error = saving.variables?.updatedAt === updatedAt ? saving.error : null;
  const errors = errorsOf(error);
  const isChanged = JSON.stringify(value) !== JSON.stringify(setting.value);
  useEffect(() => {
    onChanged(key, isChanged);
    return () => onChanged(key, false);
  }, [onChanged, key, isChanged]);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    saving.mutate({ value, updatedAt });
  }
  return (
    <>
      <form onSubmit={submit} noValidate aria-label={setting.label}>
        <Stack spacing={1}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" sx={{ fontWeight: 700 }}>
              {setting.label}
            </Typography>
            {!setting.isDefault && <Status label="Modifié" tone="underway" />}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {setting.explanation}
          </Typography>
          <Box {...still}>
            <ValueEditor field={{ name: key, ...setting }} value={value} errors={errors} onChange={setValue} />
          </Box>
          <Problem>{Boolean(error) && Object.keys(errors).length === 0 && messageOf(error)}</Problem>
          {canEdit && (
            <Stack direction="row" spacing={1}>
              <Button type="submit" variant="contained" disabled={!isChanged} loading={saving.isPending}>
                Enregistrer
              </Button>
              {!setting.isDefault && (
                <Button disabled={saving.isPending} onClick={() => setAsked(true)}>
                  Valeur d’origine
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      </form>
      {/* Beside the form: it is one itself. */}
      {isAsked && <ResetDialog setting={setting} isTyped={isChanged} onClose={() => setAsked(false)} />}
    </>
  );
}
