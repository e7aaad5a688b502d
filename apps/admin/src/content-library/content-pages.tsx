import { Create, Edit, useRecordContext } from 'react-admin';
import type { ContentItem } from '@tokpa/contract/content-library';
import { PageHeading } from '../ui/index.ts';
import { ContentForm } from './content-form.tsx';

function ContentHeading() {
  const content = useRecordContext<ContentItem>();
  return <PageHeading title={content?.title ?? 'Document'} />;
}

function ChangeForm() {
  const content = useRecordContext<ContentItem>();
  return content ? <ContentForm id={content.id} /> : null;
}

export function ContentCreate() {
  return (
    <>
      <PageHeading title="Nouveau document" />
      <Create title={false}>
        <ContentForm />
      </Create>
    </>
  );
}

export function ContentEdit() {
  return (
    <Edit title={false} actions={<ContentHeading />} mutationMode="pessimistic">
      <ChangeForm />
    </Edit>
  );
}
