import HistoryIcon from '@mui/icons-material/History';
import { AuditLogList } from './audit-log-list.tsx';
import { AuditLogPage } from './audit-log-page.tsx';

export const screens = { list: AuditLogList, show: AuditLogPage, icon: HistoryIcon };
