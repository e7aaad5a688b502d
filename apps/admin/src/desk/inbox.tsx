import type { ReactElement, ReactNode } from 'react';
import { type Exporter, List } from 'react-admin';
import { ListActions, PageHeading } from '../ui/index.ts';

type InboxProps = {
  title: string;
  filters: ReactElement[];
  exporter: Exporter;
  /** The status of what nobody has looked at yet: it is shown first. */
  waiting: string;
  children: ReactNode;
};

const actions = <ListActions />;

/** What people sent to the shop, the newest first, beginning with what waits for somebody here. */
export function Inbox({ title, filters, exporter, waiting, children }: InboxProps) {
  return (
    <>
      <PageHeading title={title} />
      <List
        title={false}
        filters={filters}
        actions={actions}
        exporter={exporter}
        empty={false}
        perPage={25}
        filterDefaultValues={{ status: waiting }}
        sort={{ field: 'createdAt', order: 'DESC' }}
      >
        {children}
      </List>
    </>
  );
}
