import CategoryIcon from '@mui/icons-material/Category';
import { CategoryList } from './category-list.tsx';

export { CategoryChoice } from './category-choice.tsx';
export const screens = { list: CategoryList, icon: CategoryIcon, recordRepresentation: 'name' };
