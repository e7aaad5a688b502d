import ArticleIcon from '@mui/icons-material/Article';
import { PostList } from './post-list.tsx';
import { PostCreate, PostEdit } from './post-pages.tsx';

export const screens = {
  list: PostList,
  create: PostCreate,
  edit: PostEdit,
  icon: ArticleIcon,
  recordRepresentation: 'title',
};
