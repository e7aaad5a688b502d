import type { ReactNode } from 'react';
import { Create, Edit, useRecordContext } from 'react-admin';
import { Card, Stack } from '@mui/material';
import { EditPlace, PageHeading } from '../ui/index.ts';
import type { ListedCourse } from './course-list.tsx';
import { CourseStatus } from './seat-status.tsx';

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

function CourseHeading({ act }: { act?: ReactNode }) {
  const course = useRecordContext<ListedCourse>();
  return (
    <PageHeading title={course?.title ?? ''}>
      {course && <CourseStatus course={course} />}
      {act}
    </PageHeading>
  );
}

type CourseEditProps = { form: ReactNode; people?: ReactNode; act?: ReactNode };

/** The form, and below it who takes part; beside the title, what else may be done with it. */
export function CourseEdit({ form, people, act }: CourseEditProps) {
  return (
    <Edit
      title={false}
      actions={<CourseHeading act={act} />}
      mutationMode="pessimistic"
      redirect={false}
      component={EditPlace}
    >
      <Stack spacing={3} sx={{ pb: 4 }}>
        <Card>{form}</Card>
        {people}
      </Stack>
    </Edit>
  );
}
