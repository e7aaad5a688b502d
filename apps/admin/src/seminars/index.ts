import EventIcon from '@mui/icons-material/Event';
import { SeminarList } from './seminar-list.tsx';
import { SeminarCreate, SeminarEdit } from './seminar-pages.tsx';

export const screens = {
  list: SeminarList,
  create: SeminarCreate,
  edit: SeminarEdit,
  icon: EventIcon,
  recordRepresentation: 'title',
};
