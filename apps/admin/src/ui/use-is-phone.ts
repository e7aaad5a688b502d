import { useMediaQuery, type Theme } from '@mui/material';

/** Too narrow for a table: rows are shown as cards. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
}
