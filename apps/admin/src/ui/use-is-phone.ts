import { useMediaQuery, type Theme } from '@mui/material';

/** Too narrow for a table: rows are shown as cards. */
export function useIsPhone(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
}
