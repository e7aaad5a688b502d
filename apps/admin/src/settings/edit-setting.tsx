import { type FormEvent, useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import type { Setting } from '@tokpa/contract/settings';
import { Button, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { messageOf, Problem, Status } from '../ui/index.ts';
import type { FieldErrors } from './field-errors.ts';
import { ValueEditor } from './value-editor.tsx';

/** Saving and giving back; both end with this one as it is now, and the others as they are being written. */
function useSettingActs({ key, updatedAt }: Setting) {
  const queries = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const acted = (done: string) => ({
    onSuccess: ({ data }: { data: Setting }) => {
      notify(done, { type: 'success' });
      queries.setQueryData<Setting[]>(['settings'], (all) => all?.map((one) => (one.key === key ? data : one)));
    },
    onError: (refusal: unknown) => logoutIfAccessDenied(refusal),
  });
  const save = useMutation({
    mutationFn: (value: unknown) => api.call('PUT /settings/{key}', { params: { key }, body: { value, updatedAt } }),
    ...acted('Réglage enregistré.'),
  });
  const reset = useMutation({
    mutationFn: async () => {
      await api.call('DELETE /settings/{key}', { params: { key } });
      return api.call('GET /settings/{key}', { params: { key } });
    },
    ...acted('Valeur d’origine rétablie.'),
  });
  return { save, reset, isBusy: save.isPending || reset.isPending, error: save.error ?? reset.error };
}

/** The messages of the API below `value`: '' is the whole, `0.feeFcfa` a field of its first row. */
function errorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).map(([place, [message = '']]) => [place.replace(/^value\.?/, ''), message]),
  );
}

export type EditSettingProps = {
  setting: Setting;
  canEdit: boolean;
  /** Told whether there is something to save. */
  onChanged: (key: string, isChanged: boolean) => void;
};

export function EditSetting({ setting, canEdit, onChanged }: EditSettingProps) {
  const [value, setValue] = useState<unknown>(setting.value);
  const { save, reset, isBusy, error } = useSettingActs(setting);
  const errors = errorsOf(error);
  const isChanged = JSON.stringify(value) !== JSON.stringify(setting.value);
  useEffect(() => {
    onChanged(setting.key, isChanged);
    return () => onChanged(setting.key, false);
  }, [onChanged, setting.key, isChanged]);
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(value);
  }
  return (
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
        <ValueEditor field={{ name: setting.key, ...setting }} value={value} errors={errors} onChange={setValue} />
        <Problem>{Boolean(error) && Object.keys(errors).length === 0 && messageOf(error)}</Problem>
        {canEdit && (
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" disabled={!isChanged} loading={isBusy}>
              Enregistrer
            </Button>
            {!setting.isDefault && (
              <Button disabled={isBusy} onClick={() => reset.mutate()}>
                Valeur d’origine
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </form>
  );
}
