import PeopleIcon from '@mui/icons-material/People';
import { UserList } from './user-list.tsx';
import { UserPage } from './user-page.tsx';

export const screens = { list: UserList, show: UserPage, icon: PeopleIcon, recordRepresentation: 'email' };
