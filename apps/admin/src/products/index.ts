import Inventory2Icon from '@mui/icons-material/Inventory2';
import { ProductList } from './product-list.tsx';

export const screens = { list: ProductList, icon: Inventory2Icon, recordRepresentation: 'name' };
