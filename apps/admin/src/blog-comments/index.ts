import ForumIcon from '@mui/icons-material/Forum';
import type { BlogComment } from '@tokpa/contract/blog-comments';
import { fullNameOf } from '@tokpa/contract/full-name';
import { CommentList } from './comment-list.tsx';

const titleOf = ({ user, post }: BlogComment) => `commentaire de ${fullNameOf(user)} sur ${post.title}`;

export const screens = { list: CommentList, icon: ForumIcon, recordRepresentation: titleOf };
