import { Box } from '@mui/material';

/** A mail as a mail program shows it: in a frame of its own in which nothing runs and no link leads anywhere. */
export function MailPreview({ title, html }: { title: string; html: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      srcDoc={html}
      sandbox=""
      sx={{ width: '100%', height: 640, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: '#fff' }}
    />
  );
}
