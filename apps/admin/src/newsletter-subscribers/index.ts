import GroupsIcon from '@mui/icons-material/Groups';
import { SubscriberList } from './subscriber-list.tsx';

export const screens = { list: SubscriberList, icon: GroupsIcon };
