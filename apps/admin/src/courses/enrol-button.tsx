import { LinkBase, useCanAccess } from 'react-admin';
import { useLocation } from 'react-router-dom';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { Button } from '@mui/material';

type EnrolButtonProps = {
  /** `seminar-registrations`: where the person is put down. */
  resource: string;
  label: string;
  /** What is known already: which seminar. */
  record: Seat;
};

type Seat = Readonly<Record<string, unknown>>;

/**
 * What the form begins with, as the button that led to it knows it. Given as react-admin's own `record`, it would count as typed,
 * and whoever turns back at once would be asked whether to lose it.
 */
export function useKnownSeat(otherwise: Seat): Seat {
  const { state } = useLocation();
  return { ...otherwise, ...(state as { seat?: Seat } | null)?.seat };
}

/** Leads to the form that puts somebody down for this one. Within a page, where a floating button would stand over its form. */
export function EnrolButton({ resource, label, record }: EnrolButtonProps) {
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button
      component={LinkBase}
      to={`/${resource}/create`}
      state={{ seat: record }}
      startIcon={<PersonAddIcon />}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );
}
