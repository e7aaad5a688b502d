import ForumIcon from '@mui/icons-material/Forum';
import { CommentList } from './comment-list.tsx';

export const screens = { list: CommentList, icon: ForumIcon };
