import { RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { STAFF_ROLES } from '@tokpa/contract/rights';
import { STAFF_ROLE_LABELS } from '@tokpa/contract/staff';
import { Typography } from '@mui/material';

type Choice = { id: (typeof STAFF_ROLES)[number] };

function RoleChoice() {
  const choice = useRecordContext<Choice>();
  if (!choice) return null;
  const { name, explanation } = STAFF_ROLE_LABELS[choice.id];
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {explanation}
      </Typography>
    </>
  );
}

export function RoleInput({ disabled = false }: { disabled?: boolean }) {
  return (
    <RadioButtonGroupInput
      source="role"
      label="Rôle"
      row={false}
      disabled={disabled}
      choices={STAFF_ROLES.map((id) => ({ id }))}
      optionText={<RoleChoice />}
      sx={{ '& label': { alignItems: 'flex-start', py: 0.5 } }}
    />
  );
}
