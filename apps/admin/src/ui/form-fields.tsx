import { useFormState } from 'react-hook-form';
import { Box, type BoxProps, CardContent, type CardContentProps, type Theme } from '@mui/material';
import { useLeadToWrong } from './use-lead-to-wrong.ts';
import { useStill } from './use-still.ts';

/** Still while the form is being saved, left for the first wrong field where it is refused. */
function useFields() {
  const { isSubmitting, submitCount } = useFormState();
  const still = useStill(isSubmitting);
  useLeadToWrong(still.ref, { tries: submitCount, isBusy: isSubmitting });
  return still;
}

/** The fields of a form of react-admin. */
export function FormFields(props: BoxProps) {
  return <Box {...props} {...useFields()} />;
}

// As in react-admin's own: on a phone the button that saves stands over the end of the form.
const roomForToolbar = (theme: Theme) => ({ [theme.breakpoints.down('sm')]: { paddingBottom: '5em' } });

/** The same within `SimpleForm`, as the theme says. */
export function SimpleFormFields({ sx, ...props }: CardContentProps) {
  const ways = Array.isArray(sx) ? sx : [sx];
  return <CardContent {...props} sx={[roomForToolbar, ...ways]} {...useFields()} />;
}
