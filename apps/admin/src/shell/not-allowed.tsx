import { LinkBase, useGetIdentity } from 'react-admin';
import { Box, Button, Typography } from '@mui/material';
import { PageHeading } from '../ui/index.ts';

/** A screen that the person's role does not open, with the way back to their own work. */
export function NotAllowed() {
  const { identity } = useGetIdentity();
  return (
    <Box>
      <PageHeading title="Non autorisé" />
      <Typography sx={{ mb: 2 }}>
        Votre rôle n’ouvre pas cette page{identity?.fullName ? `, ${identity.fullName}` : ''}. Un propriétaire de la
        boutique peut le changer.
      </Typography>
      <Button variant="contained" component={LinkBase} to="/">
        Revenir à ce qui est à faire
      </Button>
    </Box>
  );
}
