import SchoolIcon from '@mui/icons-material/School';
import { FormationList } from './formation-list.tsx';
import { FormationCreate, FormationEdit } from './formation-pages.tsx';

export const screens = {
  list: FormationList,
  create: FormationCreate,
  edit: FormationEdit,
  icon: SchoolIcon,
  recordRepresentation: 'title',
};
