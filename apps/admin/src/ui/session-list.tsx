import type { StaffSessionRow } from '@tokpa/contract/staff-account';
import { Button, List, ListItem, ListItemText } from '@mui/material';
import { formatMoment } from './dates.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone ou iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** `Chrome sur Android`, as far as the browser says who it is. */
export function deviceOf(userAgent: string): string {
  const named = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} sur ${system}`;
  return browser ?? system ?? 'Appareil inconnu';
}

type SessionListProps = {
  sessions: readonly StaffSessionRow[];
  isBusy?: boolean;
  /** Without it, sessions are only looked at. */
  onEnd?: (id: string) => void;
};

export function SessionList({ sessions, isBusy = false, onEnd }: SessionListProps) {
  return (
    <List dense disablePadding>
      {sessions.map(({ id, isCurrent, createdAt, expiresAt, ip, userAgent }) => (
        <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ListItemText
            primary={`${deviceOf(userAgent)}${isCurrent ? ' (cette session)' : ''}`}
            secondary={`${ip || 'Adresse inconnue'} · ouverte le ${formatMoment(createdAt)}, jusqu’au ${formatMoment(expiresAt)}`}
          />
          {onEnd && !isCurrent && (
            <Button
              color="error"
              disabled={isBusy}
              aria-label={`Fermer : ${deviceOf(userAgent)}, ouverte le ${formatMoment(createdAt)}`}
              onClick={() => onEnd(id)}
            >
              Fermer
            </Button>
          )}
        </ListItem>
      ))}
    </List>
  );
}
