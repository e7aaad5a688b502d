import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';
import { RecipeList } from './recipe-list.tsx';
import { RecipeCreate, RecipeEdit } from './recipe-pages.tsx';

export const screens = {
  list: RecipeList,
  create: RecipeCreate,
  edit: RecipeEdit,
  icon: SoupKitchenIcon,
  recordRepresentation: 'title',
};
