import type { ReactNode } from 'react';
import { Box, Typography } from '@mui/material';

/** Fields that stand side by side where there is room. */
export const PAIR = { display: 'grid', columnGap: 2, width: '100%', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** One named part of a form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 3, p: 0, minWidth: 0, width: '100%' }}>
      <Typography component="legend" variant="h2" sx={{ mb: 0.5, p: 0 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
