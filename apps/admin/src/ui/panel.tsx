import { useId, type ReactNode } from 'react';
import { Card, CardContent, Stack, Typography } from '@mui/material';

type PanelProps = {
  title: string;
  /** 3 within a part of the screen that has a title itself. */
  level?: 2 | 3;
  action?: ReactNode;
  children: ReactNode;
};

/** One named part of a screen. */
export function Panel({ title, level = 2, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', mb: 1.5, gap: 1 }}
        >
          <Typography variant="h2" component={`h${level}`} id={id}>
            {title}
          </Typography>
          {action}
        </Stack>
        {children}
      </CardContent>
    </Card>
  );
}
