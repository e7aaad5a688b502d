import type { ReactNode } from 'react';
import { Create, Edit, useRecordContext } from 'react-admin';
import { Card, Stack } from '@mui/material';
import { EditPlace, PageHeading, Publication } from '../ui/index.ts';
import type { ListedCourse } from './course-list.tsx';

export function CourseCreate({ title, form }: { title: string; form: ReactNode }) {
  return (
    <>
      <PageHeading title={title} />
      <Create title={false} redirect="edit">
        {form}
      </Create>
    </>
  );
}

function CourseHeading() {
  const course = useRecordContext<ListedCourse>();
  return <PageHeading title={course?.title ?? ''}>{course && <Publication status={course.status} />}</PageHeading>;
}

/** The form, and below it who takes part. */
export function CourseEdit({ form, people }: { form: ReactNode; people?: ReactNode }) {
  return (
    <Edit title={false} actions={<CourseHeading />} mutationMode="pessimistic" redirect={false} component={EditPlace}>
      <Stack spacing={3} sx={{ pb: 4 }}>
        <Card>{form}</Card>
        {people}
      </Stack>
    </Edit>
  );
}
