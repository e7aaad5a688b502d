import {
  amountDue,
  formatFcfa,
  formatPhone,
  type Order,
  PAYMENT_METHOD_LABELS,
  type PublicSettings,
  sayCount,
  sayDay,
} from '@tokpa/contract';
import { drawRow, drawTable, makePdf, type Pdf, type PdfColumn } from '#platform/pdf';
import { invoiceNumber } from './invoice-number.ts';
import { discountLabel, nameOf, TAKEN_OFF } from './order-mails.ts';
import type { InvoicedRefund, InvoiceNumber } from './invoices.queries.ts';
import type { InvoicedCorrection } from './received-corrections.queries.ts';

const onDay = (instant: string) => sayDay(new Date(instant));

const LEFT = 48;
const COLUMN = 250;
const GREEN = '#08553a';
const INK = '#17231d';

function labelOf(item: Order['orderItems'][number]): string {
  return [nameOf(item) || 'Article inconnu', item.product?.variation].filter(Boolean).join(' · ');
}

function sellerLines(settings: PublicSettings): string[] {
  return [
    settings.contactAddress,
    `${formatPhone(settings.supportPhone)} · ${settings.contactEmail}`,
    settings.taxNumber && `IFU : ${settings.taxNumber}`,
    settings.tradeRegister && `RCCM : ${settings.tradeRegister}`,
  ].filter((line) => line !== '');
}

function addressLines({ shippingAddress: to, customer }: Order): string[] {
  const lines = to
    ? [
        to.recipientName ?? customer.name,
        to.addressLine1,
        to.addressLine2,
        to.landmark && `Repère\u00a0: ${to.landmark}`,
        [to.postalCode, to.city].filter(Boolean).join(' '),
        [to.state, to.country].filter(Boolean).join(', '),
      ]
    : [customer.name];
  const phone = to?.phone || customer.phone;
  return [...lines, phone && formatPhone(phone), customer.email].filter((line): line is string => Boolean(line));
}

/** Who buys, where the parcel goes to somebody else: the invoice is made out to them. */
function buyerLines({ shippingAddress, customer: { name } }: Order): string[] {
  return (shippingAddress?.recipientName ?? name) === name ? [] : [`Client : ${name}`];
}

function drawBlock(pdf: Pdf, place: { x: number; y: number }, title: string, lines: readonly string[]): number {
  pdf.font('bold').fontSize(10).text(title, place.x, place.y, { width: COLUMN });
  pdf.font('regular').text(lines.join('\n'), { width: COLUMN, lineGap: 2 });
  return pdf.y;
}

type Head = { title: string; facts: readonly string[]; order: Order; settings: PublicSettings };

/** The shop, the paper's name and facts, and the customer. */
function drawHead(pdf: Pdf, { title, facts, order, settings }: Head): void {
  pdf.font('bold').fontSize(20).fillColor(GREEN).text(settings.shopName, LEFT, LEFT, { width: COLUMN }).fillColor(INK);
  const seller = drawBlock(pdf, { x: LEFT, y: pdf.y + 4 }, '', sellerLines(settings));
  pdf
    .font('bold')
    .fontSize(14)
    .text(title, LEFT + COLUMN, LEFT, { width: COLUMN, align: 'right' });
  pdf.font('regular').fontSize(10).text(facts.join('\n'), { width: COLUMN, align: 'right', lineGap: 2 });
  const top = Math.max(seller, pdf.y) + 24;
  pdf.y =
    drawBlock(pdf, { x: LEFT, y: top }, order.shippingAddress ? 'Livraison à' : 'Client', addressLines(order)) + 24;
  pdf.x = LEFT;
}

const TOTAL = 'Total';
const TOTAL_SINCE = 'Total rectifié';

/** Until it is done nobody knows the day: the provider was only asked, or somebody has yet to give it. */
function sayRefund({ doneAt }: InvoicedRefund): string {
  return doneAt === null ? 'Remboursement en cours' : `Remboursé le ${onDay(doneAt)}`;
}

/** An invoice that was made out stays as it was: what was put right since stands below its total, and makes another. */
function correctionLines({ finalAmount }: Order, corrections: readonly InvoicedCorrection[]): [string, number][] {
  if (corrections.length === 0) return [];
  const lines = corrections.map(({ before, after, createdAt }): [string, number] => [
    `Encaissement rectifié le ${onDay(createdAt)}`,
    after - before,
  ]);
  return [...lines, [TOTAL_SINCE, finalAmount]];
}

function amountLines(
  order: Order,
  { refunds, corrections }: Pick<Invoice, 'refunds' | 'corrections'>,
): [string, string][] {
  const issued = corrections[0]?.before ?? order.finalAmount;
  const rows: [string, number][] = [
    ['Sous-total', order.subtotalAmount],
    ['Livraison', order.shippingFee],
    ['Supplément paiement à la livraison', order.codFee],
    [discountLabel(order), -order.discountAmount],
    [TAKEN_OFF, issued - order.finalAmount - order.uncollectedAmount],
  ];
  const given = rows.filter(([label, amount]) => amount !== 0 || label === 'Sous-total');
  const back = refunds.map((refund): [string, number] => [sayRefund(refund), -refund.amount]);
  const lines = [...given, [TOTAL, issued] satisfies [string, number], ...correctionLines(order, corrections), ...back];
  return lines.map(([label, amount]) => [label, formatFcfa(amount)]);
}

// The highest total fits its column: an amount is never broken. A label may take a second line.
const AMOUNT_COLUMNS: readonly PdfColumn[] = [
  { heading: '', width: 140 },
  { heading: '', width: 210, align: 'right' },
  { heading: '', width: 149, align: 'right' },
];

function drawAmounts(pdf: Pdf, lines: readonly [string, string][]): void {
  pdf.moveDown();
  for (const [label, amount] of lines) {
    const isTotal = label === TOTAL || label === TOTAL_SINCE;
    pdf.fontSize(isTotal ? 12 : 10);
    drawRow(pdf, AMOUNT_COLUMNS, ['', label, amount], { font: isTotal ? 'bold' : 'regular' });
  }
  pdf.fontSize(10).font('regular');
}

const CANCELLED = 'Commande annulée';

type Invoice = {
  order: Order;
  settings: PublicSettings;
  invoice: InvoiceNumber | undefined;
  refunds: readonly InvoicedRefund[];
  corrections: readonly InvoicedCorrection[];
};

/** What it is called: nothing is left to pay where nothing had to be, although no number was given. */
function titleOf({ paidAt }: Order): string {
  return paidAt === null ? 'FACTURE PROFORMA' : 'FACTURE';
}

/** Nobody pays it any more, and nobody did. */
function isCalledOff({ status, paidAt }: Order): boolean {
  return status === 'CANCELLED' && paidAt === null;
}

/** By what it is or was paid, where there is something to pay. */
function paymentLine(order: Order): string {
  if (order.finalAmount === 0 || isCalledOff(order)) return '';
  const { methodName } = order;
  return methodName === PAYMENT_METHOD_LABELS.cod ? methodName : `Paiement : ${methodName}`;
}

/** The invoice of an order: before it is paid a proforma one, without a number; where it cost nothing, an invoice without a number. */
export function drawInvoice({ order, settings, invoice, ...since }: Invoice): Promise<Buffer> {
  const title = titleOf(order);
  const facts = [
    ...(invoice ? [`N° ${invoiceNumber(invoice)}`, `Date : ${onDay(invoice.issuedAt)}`] : []),
    `Commande ${order.orderNumber}`,
    `du ${onDay(order.createdAt)}`,
    ...buyerLines(order),
    ...(isCalledOff(order) ? [CANCELLED] : []),
  ];
  const payment = paymentLine(order);
  const draw = (pdf: Pdf) => {
    drawHead(pdf, { title, facts, order, settings });
    drawTable(
      pdf,
      [
        { heading: 'Désignation', width: 249 },
        { heading: 'Qté', width: 40, align: 'right' },
        { heading: 'Prix unitaire', width: 100, align: 'right' },
        { heading: 'Total', width: 110, align: 'right' },
      ],
      order.orderItems.map((item) => [
        labelOf(item),
        String(item.quantity),
        formatFcfa(item.price),
        formatFcfa(item.totalAmount),
      ]),
    );
    drawAmounts(pdf, amountLines(order, since));
    pdf.moveDown(2);
    if (payment !== '') pdf.text(payment, LEFT);
    pdf.text('Montants en francs CFA (XOF).', LEFT);
    if (settings.invoiceNote !== '') pdf.moveDown().text(settings.invoiceNote);
  };
  return makePdf(`${title} ${order.orderNumber}`, draw, invoice && invoiceNumber(invoice));
}

/** The courier carries nothing else that says it. What is to be paid online may be paid before the parcel is there: of that nothing is said until it leaves unpaid. */
function drawDue(pdf: Pdf, order: Order): void {
  const due = amountDue(order);
  if (due === 0 || (order.paymentMethod !== 'cod' && !order.leftUnpaid)) return;
  pdf
    .font('bold')
    .fontSize(14)
    .text(`À encaisser\u00a0: ${formatFcfa(due)}`, LEFT)
    .moveDown();
  pdf.font('regular').fontSize(10);
}

/** What goes with the parcel: what to pack, where it goes and what is collected there, without the price of anything. */
export function drawPackingSlip({ order, settings }: Pick<Invoice, 'order' | 'settings'>): Promise<Buffer> {
  const packed = order.orderItems.filter(({ itemType }) => itemType === 'PRODUCT');
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    `Commande ${order.orderNumber}`,
    `du ${onDay(order.createdAt)}`,
    sayCount(pieces, 'article').replace(' ', '\u00a0'),
    // Paid or not, its parcel does not go.
    ...(order.status === 'CANCELLED' ? [CANCELLED] : []),
  ];
  return makePdf(`Bon de livraison ${order.orderNumber}`, (pdf) => {
    drawHead(pdf, { title: 'BON DE LIVRAISON', facts, order, settings });
    drawDue(pdf, order);
    drawTable(
      pdf,
      [
        { heading: 'Quantité', width: 70 },
        { heading: 'Article', width: 349 },
        { heading: 'Préparé', width: 80, align: 'right' },
      ],
      packed.map((item) => [String(item.quantity), labelOf(item), '☐']),
    );
    pdf.moveDown(3).text('Reçu le :', LEFT).moveDown(2).text('Signature :', LEFT);
  });
}
