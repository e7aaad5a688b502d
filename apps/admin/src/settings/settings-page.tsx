import { useCallback, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { type Setting, SETTING_GROUPS, type SettingGroup } from '@tokpa/contract/settings';
import { Box, CircularProgress, Divider, Link, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ifUnread } from '../query-client.ts';
import { messageOf, PageHeading, Panel, RequireAccess, useLossQuestion } from '../ui/index.ts';
import { EditSetting, type EditSettingProps } from './edit-setting.tsx';

const GROUPS: Readonly<Record<SettingGroup, string>> = {
  shop: 'La boutique',
  contact: 'Coordonnées',
  delivery: 'Livraison',
  payment: 'Paiement',
  returns: 'Retours et garanties',
  content: 'Contenu',
};

const anchorOf = (group: SettingGroup) => `reglages-${group}`;

function Shortcuts() {
  return (
    <Stack
      component="nav"
      aria-label="Groupes de réglages"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2 }}
    >
      {SETTING_GROUPS.map((group) => (
        <Link key={group} href={`#${anchorOf(group)}`} sx={{ py: 1 }}>
          {GROUPS[group]}
        </Link>
      ))}
    </Stack>
  );
}

type GroupProps = { group: SettingGroup; settings: readonly Setting[] } & Omit<EditSettingProps, 'setting'>;

function Group({ group, settings, ...edit }: GroupProps) {
  return (
    <Box id={anchorOf(group)} sx={{ scrollMarginTop: 72 }}>
      <Panel title={GROUPS[group]}>
        <Stack spacing={3} divider={<Divider />}>
          {settings
            .filter((one) => one.group === group)
            .map((one) => (
              <EditSetting key={one.key} setting={one} {...edit} />
            ))}
        </Stack>
      </Panel>
    </Box>
  );
}

/** Which settings hold something that is not saved: leaving the screen would lose it. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  useLossQuestion(unsaved.size > 0);
  return useCallback((key: string, isChanged: boolean) => {
    setUnsaved((known) => {
      if (known.has(key) === isChanged) return known;
      return new Set(isChanged ? [...known, key] : [...known].filter((one) => one !== key));
    });
  }, []);
}

function Settings() {
  const onChanged = useUnsaved();
  const { canAccess = false } = useCanAccess({ resource: 'settings', action: 'edit' });
  const { data, error } = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await api.call('GET /settings')).data,
    // What somebody is typing must not be replaced because they looked at another window, or were without a network.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ifUnread,
  });
  return (
    <Box sx={{ pb: 4, maxWidth: 900 }}>
      <PageHeading title="Réglages" />
      {error && <Typography>{messageOf(error)}</Typography>}
      {!data && !error && <CircularProgress aria-label="Chargement des réglages" />}
      {data && (
        <Stack spacing={2}>
          <Shortcuts />
          {!canAccess && <Typography color="text.secondary">Votre rôle permet de lire les réglages.</Typography>}
          {SETTING_GROUPS.map((group) => (
            <Group key={group} group={group} settings={data} canEdit={canAccess} onChanged={onChanged} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** Everything that the shop lets its keeper decide, explained. */
export function SettingsPage() {
  return (
    <RequireAccess resource="settings" action="list">
      <Settings />
    </RequireAccess>
  );
}
