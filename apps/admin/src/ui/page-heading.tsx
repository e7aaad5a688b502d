import { useEffect, type ReactNode } from 'react';
import { Stack, Typography } from '@mui/material';

type PageHeadingProps = { title: string; children?: ReactNode };

/** The screen's name, as the window's title and above its content, with what stands beside it. */
export function PageHeading({ title, children }: PageHeadingProps) {
  useEffect(() => {
    document.title = `${title} – Back-office`;
  }, [title]);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', pt: 2, pb: 1 }}>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Stack>
  );
}
