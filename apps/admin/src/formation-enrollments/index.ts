import HowToRegIcon from '@mui/icons-material/HowToReg';
import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import { fullNameOf } from '@tokpa/contract/full-name';
import { EnrollmentList } from './enrollment-list.tsx';
import { EnrollmentCreate, EnrollmentEdit } from './enrollment-pages.tsx';

export { EnrollmentsOf } from './enrollments-of.tsx';
export const screens = {
  list: EnrollmentList,
  create: EnrollmentCreate,
  icon: HowToRegIcon,
  edit: EnrollmentEdit,
  recordRepresentation: ({ user }: FormationEnrollment) => fullNameOf(user),
};
