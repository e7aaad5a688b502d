import CategoryIcon from '@mui/icons-material/Category';
import { CategoryList } from './category-list.tsx';
import { CategoryCreate, CategoryEdit } from './category-pages.tsx';

export { CategoryChoice } from './category-choice.tsx';
export const screens = {
  list: CategoryList,
  create: CategoryCreate,
  edit: CategoryEdit,
  icon: CategoryIcon,
  recordRepresentation: 'name',
};
