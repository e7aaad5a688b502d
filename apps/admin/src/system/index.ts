import DnsIcon from '@mui/icons-material/Dns';
import { SystemPage } from './system-page.tsx';

export const screens = { list: SystemPage, icon: DnsIcon };
