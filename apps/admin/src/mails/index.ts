import OutboxIcon from '@mui/icons-material/Outbox';
import { MailList } from './mail-list.tsx';
import { MailPage } from './mail-page.tsx';

export const screens = { list: MailList, show: MailPage, icon: OutboxIcon };
