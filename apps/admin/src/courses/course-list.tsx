import type { ComponentType, ReactElement, ReactNode } from 'react';
import { SelectInput, type Exporter } from 'react-admin';
import type { PublicationStatus } from '@tokpa/contract/publications';
import { Stack, Typography } from '@mui/material';
import {
  type EmptyWords,
  ListActions,
  ListPage,
  PicturedName,
  PUBLICATION_CHOICES,
  Rows,
  searchFilter,
} from '../ui/index.ts';
import { CourseStatus } from './seat-status.tsx';

/** What is listed: enough to recognise it. */
export type ListedCourse = {
  id: string;
  title: string;
  image: string | null;
  status: PublicationStatus;
  /** Formations are never called off. */
  cancelledAt?: string | null;
};

type CourseListProps<Row> = {
  plural: string;
  /** « Créer un séminaire » */
  creation: string;
  empty: EmptyWords;
  /** What the search is called, and where it looks. */
  search: { label: string; placeholder: string };
  filters?: readonly ReactElement[];
  exporter: Exporter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  table: ReactNode;
  /** What a row says on a phone. */
  card: ComponentType<{ row: Row }>;
};

/** One of them in the width of a phone, with what else is said of it. */
export function CourseCard({ course, children }: { course: ListedCourse; children: ReactNode }) {
  return (
    <>
      <PicturedName name={course.title} image={course.image} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mt: 1 }}>
        <Typography variant="body2" color="text.secondary" component="div">
          {children}
        </Typography>
        <CourseStatus course={course} />
      </Stack>
    </>
  );
}

/** A list of formations, seminars or sessions. */
export function CourseList<Row extends ListedCourse>(props: CourseListProps<Row>) {
  const { plural, creation, empty, search, filters = [], exporter, sort, table, card } = props;
  const shown = [
    searchFilter({ label: search.label, placeholder: search.placeholder }),
    <SelectInput key="status" source="status" label="Statut" choices={PUBLICATION_CHOICES} alwaysOn />,
    ...filters,
  ];
  const actions = <ListActions creation={creation} />;
  return (
    <ListPage title={plural} filters={shown} actions={actions} exporter={exporter} sort={sort}>
      <Rows<Row> table={table} opens="edit" empty={empty} card={card} />
    </ListPage>
  );
}
