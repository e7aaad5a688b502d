import type { ReactNode } from 'react';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';

/** Below the bar of the back office, which stays too. */
const STAYS_IN_SIGHT = { position: 'sticky', top: 48, zIndex: 2, bgcolor: 'background.paper' } as const;

/** What a table offers above its rows, where cards stand in their place: all of the page chosen at once, and what is done with them. */
export function Chosen({ children }: { children: ReactNode }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const isChosen = selectedIds.length > 0;
  const isEvery = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return (
    <Stack sx={{ px: 1.5, pt: 1, ...(isChosen && STAYS_IN_SIGHT) }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}
      >
        <FormControlLabel
          label={translate('ra.action.select_all')}
          control={
            <Checkbox
              checked={isEvery}
              indeterminate={isChosen && !isEvery}
              onChange={() => onSelect(isEvery ? [] : data.map(({ id }) => id))}
            />
          }
        />
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {isChosen && translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
        </Typography>
      </Stack>
      {isChosen && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', pb: 1 }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}

/** A row that can be chosen, with what it says beside. */
export function ChooseRow({ id, children }: { id: Identifier; children: ReactNode }) {
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 0.5 }}>
      <Checkbox
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
        sx={{ m: -1, mr: 0 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Stack>
  );
}
