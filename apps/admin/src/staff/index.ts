import GroupsIcon from '@mui/icons-material/Groups';
import { StaffInvite } from './staff-invite.tsx';
import { StaffList } from './staff-list.tsx';
import { StaffPage } from './staff-page.tsx';

export const screens = {
  list: StaffList,
  create: StaffInvite,
  edit: StaffPage,
  icon: GroupsIcon,
  recordRepresentation: 'email',
};
