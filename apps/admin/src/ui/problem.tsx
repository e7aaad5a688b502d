import type { ReactNode } from 'react';
import { Alert, Box, type SxProps } from '@mui/material';

type ProblemProps = {
  id?: string;
  sx?: SxProps;
  /** Whether it stands among buttons of one row: below them, and without a gap of its own while nothing is said. */
  isInRow?: boolean;
  children: ReactNode;
};

const IN_ROW = { flexBasis: '100%', '&:empty': { position: 'absolute' } };

/** Where a refusal appears: a place that is there before, so that it is read out once; the box within is no second alert. */
export function Problem({ id, isInRow = false, sx = isInRow ? IN_ROW : {}, children }: ProblemProps) {
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
