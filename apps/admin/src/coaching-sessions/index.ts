import SelfImprovementIcon from '@mui/icons-material/SelfImprovement';
import { SessionList } from './session-list.tsx';
import { SessionCreate, SessionEdit } from './session-pages.tsx';

export const screens = {
  list: SessionList,
  create: SessionCreate,
  edit: SessionEdit,
  icon: SelfImprovementIcon,
  recordRepresentation: 'title',
};
