import OutboxIcon from '@mui/icons-material/Outbox';
import type { Mail } from '@tokpa/contract/mails';
import { MailList } from './mail-list.tsx';
import { MailPage } from './mail-page.tsx';

const titleOf = ({ subject, to }: Mail) => `${subject}, à ${to}`;

export const screens = { list: MailList, show: MailPage, icon: OutboxIcon, recordRepresentation: titleOf };
