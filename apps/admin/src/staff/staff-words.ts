import { STAFF_ROLE_LABELS, STAFF_STATE_LABELS, STAFF_STATES, type StaffState } from '@tokpa/contract/staff';
import { STAFF_ROLES } from '@tokpa/contract/rights';
import type { Tone } from '../ui/index.ts';

export const ROLE_CHOICES = STAFF_ROLES.map((id) => ({ id, name: STAFF_ROLE_LABELS[id].name }));
export const STATE_CHOICES = STAFF_STATES.map((id) => ({ id, name: STAFF_STATE_LABELS[id] }));

const TONES: Readonly<Record<StaffState, Tone>> = { INVITED: 'waiting', ACTIVE: 'good', DISABLED: 'over' };

export function stateOf(status: StaffState): { label: string; tone: Tone } {
  return { label: STAFF_STATE_LABELS[status], tone: TONES[status] };
}
