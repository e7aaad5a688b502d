import FolderCopyIcon from '@mui/icons-material/FolderCopy';
import { ContentList } from './content-list.tsx';
import { ContentCreate, ContentEdit } from './content-pages.tsx';

export const screens = {
  list: ContentList,
  create: ContentCreate,
  edit: ContentEdit,
  icon: FolderCopyIcon,
  recordRepresentation: 'title',
};
