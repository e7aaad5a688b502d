import { useRecordContext } from 'react-admin';
import { Typography } from '@mui/material';

/** That saving writes to people, where there may be some: nobody has a seat in what is only being made. */
export function MovedHint() {
  const course = useRecordContext();
  if (!course) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      Quand la date ou le lieu change, les personnes inscrites en sont prévenues par email.
    </Typography>
  );
}
