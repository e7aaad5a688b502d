import type { ReactNode } from 'react';
import { Alert, Box, type SxProps } from '@mui/material';

type ProblemProps = { id?: string; sx?: SxProps; children: ReactNode };

/** Where a refusal appears: a place that is there before, so that it is read out once; the box within is no second alert. */
export function Problem({ id, sx = {}, children }: ProblemProps) {
  const isSaid = children !== undefined && children !== null && children !== false && children !== '';
  return (
    <Box role="alert" id={id} sx={sx}>
      {isSaid && (
        <Alert severity="error" role="none">
          {children}
        </Alert>
      )}
    </Box>
  );
}
