import type { ReactElement, ReactNode } from 'react';
import type { Exporter } from 'react-admin';
import { ListPage } from '../ui/index.ts';

type InboxProps = {
  title: string;
  filters: ReactElement[];
  exporter: Exporter;
  /** The status of what nobody has looked at yet: it is shown first. */
  waiting: string;
  children: ReactNode;
};

/** What people sent to the shop, the newest first, beginning with what waits for somebody here. */
export function Inbox({ title, filters, exporter, waiting, children }: InboxProps) {
  return (
    <ListPage title={title} filters={filters} exporter={exporter} filterDefaultValues={{ status: waiting }}>
      {children}
    </ListPage>
  );
}
