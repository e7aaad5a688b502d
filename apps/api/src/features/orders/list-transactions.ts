import type { Page, TransactionQuery, TransactionRow } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { Problem } from '#platform/problem';
import { invoiceNumber, readInvoiceNumber } from './invoice-number.ts';
import { selectTransaction, selectTransactionPage, type TransactionRecord } from './transactions.queries.ts';

function toTransaction({ invoice, ...record }: TransactionRecord): TransactionRow {
  return { ...record, invoiceNumber: invoice && invoiceNumber(invoice) };
}

export async function listTransactions(db: Db, query: TransactionQuery): Promise<Page<TransactionRow>> {
  const page = await selectTransactionPage(db, query, readInvoiceNumber(query.search ?? ''));
  return { ...page, data: page.data.map(toTransaction) };
}

export async function findTransactionOrThrow(db: Db, id: string): Promise<TransactionRow> {
  const found = await selectTransaction(db, id);
  if (!found) throw new Problem('transaction_not_found');
  return toTransaction(found);
}
