import MailIcon from '@mui/icons-material/Mail';
import { MessageList } from './message-list.tsx';
import { MessagePage } from './message-page.tsx';

export const screens = { list: MessageList, show: MessagePage, icon: MailIcon };
