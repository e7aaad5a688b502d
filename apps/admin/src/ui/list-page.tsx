import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps } from 'react-admin';
import { ListActions } from './list-actions.tsx';
import { PageHeading } from './page-heading.tsx';

type ListPageProps = Pick<ListProps, 'actions' | 'exporter' | 'filterDefaultValues' | 'sort'> & {
  title: string;
  filters: ReactElement[];
  children: ReactNode;
};

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const usualActions = <ListActions />;

/** The screen of a list: its name, its filters and acts, 25 rows a page. Unless said otherwise the newest first, and for no spreadsheet. */
export function ListPage({ title, children, ...list }: ListPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <List
        title={false}
        empty={false}
        perPage={25}
        sort={NEWEST_FIRST}
        actions={usualActions}
        exporter={false}
        {...list}
      >
        {children}
      </List>
    </>
  );
}
