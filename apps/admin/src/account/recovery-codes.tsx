import { useEffect, useRef } from 'react';
import { Alert, Box, Button, Stack } from '@mui/material';
import { downloadFile } from '../ui/index.ts';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The codes, this one time: nobody can show them again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  function download() {
    downloadFile('codes-de-secours.txt', new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }));
  }
  return (
    <Stack spacing={1.5} ref={list} tabIndex={-1} aria-label="Vos codes de secours">
      <Alert severity="warning">
        Gardez ces codes en lieu sûr : chacun ouvre une fois votre compte sans le téléphone, et ils ne seront plus
        montrés.
      </Alert>
      <Box
        component="ol"
        sx={{ columns: { xs: 1, sm: 2 }, fontFamily: 'monospace', fontSize: '1.0625rem', my: 0, lineHeight: 2 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={download}>
          Télécharger
        </Button>
        <Button variant="contained" onClick={onKept}>
          Je les ai gardés
        </Button>
      </Stack>
    </Stack>
  );
}
