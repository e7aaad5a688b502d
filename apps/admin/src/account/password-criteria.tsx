import type { PASSWORD_CRITERIA } from '@tokpa/contract/passwords';
import { Box, Typography } from '@mui/material';

type PasswordCriteriaProps = { password: string; criteria: typeof PASSWORD_CRITERIA };

/** What a password still lacks, said before it is sent. */
export function PasswordCriteria({ password, criteria }: PasswordCriteriaProps) {
  return (
    <Box component="ul" aria-label="Le mot de passe doit contenir" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
      {criteria.map(({ label, isMet }) => (
        <Typography component="li" variant="body2" key={label} color={isMet(password) ? 'success' : 'text.secondary'}>
          <span aria-hidden="true">{isMet(password) ? '✓ ' : '○ '}</span>
          {label}
        </Typography>
      ))}
    </Box>
  );
}
