import { Typography } from '@mui/material';

/** What the shop answered to words of a customer, below them. */
export function ShopAnswer({ children }: { children: string }) {
  return (
    <Typography
      variant="body2"
      sx={{
        borderLeft: 3,
        borderColor: 'primary.main',
        pl: 1,
        my: 0.5,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </Typography>
  );
}
