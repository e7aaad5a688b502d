import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import { Box, Card } from '@mui/material';
import { MissingPart } from './read-fault.tsx';

type PlaceProps = { className?: string; children: ReactNode };

/**
 * Where an edit screen has its form: without a row, why it could not be read. Not react-admin's own `error`, which would take the
 * place of a form that is open.
 */
export function EditPlace({ className, children }: PlaceProps) {
  const { record, error, isFetching, refetch } = useEditContext();
  if (record || !error) return <div className={className}>{children}</div>;
  return (
    <Box className={className} sx={{ p: 2 }}>
      <MissingPart error={error} isBusy={isFetching} onRetry={refetch} />
    </Box>
  );
}

export function EditCard({ className, children }: PlaceProps) {
  return (
    <Card className={className}>
      <EditPlace>{children}</EditPlace>
    </Card>
  );
}
