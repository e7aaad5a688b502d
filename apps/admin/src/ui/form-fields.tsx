import { useFormState } from 'react-hook-form';
import { Box, type BoxProps, CardContent, type CardContentProps, type Theme } from '@mui/material';
import { useStill } from './use-still.ts';

/** The fields of a form of react-admin: still while it is being saved. */
export function FormFields(props: BoxProps) {
  const { isSubmitting } = useFormState();
  return <Box {...props} {...useStill(isSubmitting)} />;
}

// As in react-admin's own: on a phone the button that saves stands over the end of the form.
const roomForToolbar = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: { paddingBottom: '5em' } });

/** The same within `SimpleForm`, as the theme says. */
export function SimpleFormFields({ sx, ...props }: CardContentProps) {
  const { isSubmitting } = useFormState();
  const ways = Array.isArray(sx) ? sx : [sx];
  return <CardContent {...props} sx={[roomForToolbar, ...ways]} {...useStill(isSubmitting)} />;
}
