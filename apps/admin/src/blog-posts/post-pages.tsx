import { Create, Edit, useRecordContext } from 'react-admin';
import type { BlogPost } from '@tokpa/contract/blog-posts';
import { PageHeading, Publication } from '../ui/index.ts';
import { PostForm } from './post-form.tsx';

function PostHeading() {
  const post = useRecordContext<BlogPost>();
  return <PageHeading title={post?.title ?? 'Article'}>{post && <Publication {...post} />}</PageHeading>;
}

export function PostCreate() {
  return (
    <>
      <PageHeading title="Nouvel article" />
      <Create title={false} redirect="edit">
        <PostForm isNew />
      </Create>
    </>
  );
}

export function PostEdit() {
  return (
    <Edit title={false} actions={<PostHeading />} mutationMode="pessimistic" redirect={false}>
      <PostForm />
    </Edit>
  );
}
