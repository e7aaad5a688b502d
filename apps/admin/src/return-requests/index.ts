import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import { RequestList } from './request-list.tsx';
import { RequestPage } from './request-page.tsx';

export const screens = { list: RequestList, show: RequestPage, icon: AssignmentReturnIcon };
