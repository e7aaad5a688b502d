import { Box, LinearProgress, Typography } from '@mui/material';

const HUNDRED = 100;

/** How much of a file has left (0 to 1), in the place of the file's form; nothing while none is on its way. */
export function UploadProgress({ sentShare }: { sentShare: number | undefined }) {
  if (sentShare === undefined) return null;
  const percent = Math.round(sentShare * HUNDRED);
  return (
    <Box role="status" sx={{ width: '100%', my: 1 }}>
      <Typography variant="body2">{percent < HUNDRED ? `Envoi : ${percent} %` : 'Vérification du fichier…'}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label="Envoi du fichier" />
    </Box>
  );
}
