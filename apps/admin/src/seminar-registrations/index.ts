import HowToRegIcon from '@mui/icons-material/HowToReg';
import { RegistrationList } from './registration-list.tsx';
import { RegistrationCreate, RegistrationEdit } from './registration-pages.tsx';

export { RegistrationsOf } from './registrations-of.tsx';
export const screens = {
  list: RegistrationList,
  create: RegistrationCreate,
  icon: HowToRegIcon,
  edit: RegistrationEdit,
  recordRepresentation: 'fullName',
};
