import HowToRegIcon from '@mui/icons-material/HowToReg';
import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import { nameOf } from '../courses/index.ts';
import { EnrollmentList } from './enrollment-list.tsx';
import { EnrollmentCreate, EnrollmentEdit } from './enrollment-pages.tsx';

export { EnrollmentsOf } from './enrollments-of.tsx';
export const screens = {
  list: EnrollmentList,
  create: EnrollmentCreate,
  icon: HowToRegIcon,
  edit: EnrollmentEdit,
  recordRepresentation: ({ user }: FormationEnrollment) => nameOf(user),
};
