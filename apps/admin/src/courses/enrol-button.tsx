import { LinkBase, useCanAccess } from 'react-admin';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import { Button } from '@mui/material';

type EnrolButtonProps = {
  /** `seminar-registrations`: where the person is put down. */
  resource: string;
  label: string;
  /** What is known already: which seminar. */
  record: Record<string, unknown>;
};

/** Leads to the form that puts somebody down for this one. Within a page, where a floating button would stand over its form. */
export function EnrolButton({ resource, label, record }: EnrolButtonProps) {
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (!canAccess) return null;
  return (
    <Button
      component={LinkBase}
      to={`/${resource}/create`}
      state={{ record }}
      startIcon={<PersonAddIcon />}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );
}
