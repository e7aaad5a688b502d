import { useQueryClient } from '@tanstack/react-query';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order, PaymentState } from '@tokpa/contract/orders';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CreditCard from 'lucide-react/icons/credit-card';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { asReachedHere } from '../api/as-reached-here.ts';
import { leavePage } from '../api/leave-page.ts';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { isRefunded } from '../ui/is-refunded.ts';
import { toast } from '../ui/toast-store.ts';
import { awaitsPayment, holdsCourses, nameOfCourses, sayPaid, titleOfPaid } from './order-status.ts';
import { remainingTime } from './remaining-time.ts';
import { paymentKey, type UnreadPayment } from './use-payment-state.ts';

type PanelProps = { order: Order; payment: PaymentState | undefined; unread?: UnreadPayment | undefined };

/** Where the money stands. The region is always there, so that screen readers hear when it arrives. */
export function PaymentPanel(props: PanelProps) {
  return (
    <div role="status" className="empty:hidden">
      <PanelOf {...props} />
    </div>
  );
}

function PanelOf({ order, payment, unread }: PanelProps) {
  if (isRefunded(order)) return <RefundedPanel order={order} />;
  if (order.status === 'PAID') return <PaidPanel order={order} />;
  if (!awaitsPayment(order)) return null;
  if (!payment) return unread ? <UnreadPanel {...unread} /> : null;
  if (payment.attemptStatus === 'PAID') {
    return (
      <Panel tone="info" icon={<CalendarClock />} title="Paiement reçu">
        Nous le vérifions. Votre commande avancera dans un instant.
      </Panel>
    );
  }
  if (!payment.isPayable) {
    return (
      <Panel tone="problem" icon={<CreditCard />} title="Cette commande ne peut plus être payée">
        {sayWhyTooLate(order, payment)} {sayWhatIsCharged(payment)}
      </Panel>
    );
  }
  if (payment.attemptStatus === 'PENDING') return <OpenPayment order={order} payment={payment} />;
  if (payment.isRefused) {
    return (
      <Panel tone="problem" icon={<CreditCard />} title="Le paiement n’a pas pu être ouvert">
        <p>
          {frenchSpaces(
            `Le service de paiement a refusé cette commande : écrivez-nous avec son numéro. ${sayWhatIsCharged(payment)}`,
          )}
        </p>
        <TimeLeft until={payment.payableUntil} />
      </Panel>
    );
  }
  return <FailedPayment order={order} payment={payment} />;
}

/** A session that has begun, or was called off, is not sold any more however long its order could have waited; what is sent is. */
function sayWhyTooLate(order: Order, { payableUntil }: PaymentState): string {
  const isTimeOver = payableUntil !== null && new Date(payableUntil).getTime() <= Date.now();
  if (isTimeOver || !holdsCourses(order)) return 'Le délai de paiement est passé.';
  return order.shippingAddress
    ? 'Une partie de ce qu’elle contient n’est plus proposée.'
    : 'Ce qu’elle contient n’est plus proposé.';
}

/** What was approved at the last moment may still arrive, of a payment that ran out of time too. */
function sayWhatIsCharged({ attemptStatus }: PaymentState): string {
  return attemptStatus === 'PENDING' || attemptStatus === 'EXPIRED'
    ? 'Si vous avez validé un paiement, la commande reprendra dès qu’il nous parvient, ou il vous sera remboursé.'
    : 'Rien ne vous a été facturé.';
}

function UnreadPanel({ retry, isBusy }: UnreadPayment) {
  return (
    <Panel tone="problem" icon={<CreditCard />} title="L’état du paiement n’a pas pu être lu">
      <p>Votre commande est bien enregistrée. Réessayez pour savoir où en est son paiement, ou pour la payer.</p>
      <Button variant="secondary" busy={isBusy} onClick={retry} className="max-sm:w-full">
        Réessayer
      </Button>
    </Panel>
  );
}

function PaidPanel({ order }: Pick<PanelProps, 'order'>) {
  return (
    <Panel tone="good" icon={<CircleCheckBig />} title={titleOfPaid(order)}>
      <p>{sayPaid(order)}</p>
      {holdsCourses(order) && (
        <ButtonLink variant="secondary" to="/account/formations" className="max-sm:w-full">
          {nameOfCourses(order)}
        </ButtonLink>
      )}
    </Panel>
  );
}

function RefundedPanel({ order: { refundedAmount, dueRefundAmount } }: Pick<PanelProps, 'order'>) {
  const sayings = [
    { amount: refundedAmount - dueRefundAmount, verb: 'vous ont été' },
    { amount: dueRefundAmount, verb: 'vous seront' },
  ].filter(({ amount }) => amount > 0);
  return (
    <Panel tone="info" icon={<Undo2 />} title="Commande remboursée">
      {sayings.map(({ amount, verb }) => `${formatFcfa(amount)} ${verb} rendus.`).join(' ')}
    </Panel>
  );
}

function OpenPayment({ order, payment }: { order: Order; payment: PaymentState }) {
  return (
    <Panel tone="info" icon={<CalendarClock />} title="Paiement en attente">
      <p>
        Dès que vous aurez validé le paiement de <strong>{formatFcfa(order.finalAmount)}</strong>, cette page se mettra
        à jour d’elle-même.
      </p>
      <TimeLeft until={payment.payableUntil} />
      <PayButton order={order} openPage={payment.checkoutUrl} label="Payer maintenant" />
    </Panel>
  );
}

function FailedPayment({ order, payment }: { order: Order; payment: PaymentState }) {
  const isFirst = payment.attemptStatus === null;
  return (
    <Panel
      tone={isFirst ? 'info' : 'problem'}
      icon={<CreditCard />}
      title={isFirst ? 'Paiement en attente' : 'Le paiement n’a pas abouti'}
    >
      <p>
        {isFirst
          ? 'Votre commande est enregistrée : il reste à la payer.'
          : frenchSpaces(`${sayWhatIsCharged(payment)} Vos articles restent réservés : vous pouvez réessayer.`)}
      </p>
      <TimeLeft until={payment.payableUntil} />
      <PayButton order={order} openPage={null} label={isFirst ? 'Payer maintenant' : 'Réessayer le paiement'} />
    </Panel>
  );
}

/** Goes to the payment page; where none is open any more, a new attempt opens one. */
function PayButton({ order, openPage, label }: { order: Order; openPage: string | null; label: string }) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();

  async function pay(): Promise<void> {
    setBusy(true);
    try {
      const page = openPage ?? (await openPayment(order.id));
      leavePage(asReachedHere(page));
    } catch (error) {
      toast.error(explainError(error, "Erreur lors de l'ouverture du paiement"));
      // What was refused for good is not to be tried again.
      void queries.invalidateQueries({ queryKey: paymentKey(order.id) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="large"
      busy={busy}
      busyLabel="Ouverture du paiement..."
      onClick={() => void pay()}
      className="max-sm:w-full"
    >
      {label}
    </Button>
  );
}

async function openPayment(id: string): Promise<string> {
  const { checkout_url } = await api.call('POST /orders/{id}/payments', { params: { id }, body: {} });
  return checkout_url ?? `/order/${id}`;
}

const TICK_MS = 15_000;

function TimeLeft({ until }: { until: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = until && remainingTime(until, now);
  if (!left) return null;
  return (
    // A clock that speaks each minute would drown what matters.
    <p aria-live="off" className="text-sm">
      Il vous reste <strong>{left}</strong> pour payer ; ensuite la commande sera annulée.
    </p>
  );
}

const TONES = {
  good: 'border-primary bg-primary-tint [&_h2]:text-primary-strong [&_svg]:text-primary',
  info: 'border-info bg-info-tint [&_svg]:text-info',
  problem: 'border-terracotta bg-terracotta-tint [&_h2]:text-terracotta-strong [&_svg]:text-terracotta',
} as const;

type LookProps = { tone: keyof typeof TONES; icon: ReactNode; title: string; children: ReactNode };

function Panel({ tone, icon, title, children }: LookProps) {
  return (
    <section className={classNames('flex animate-fade gap-4 rounded-card border p-4 sm:p-5', TONES[tone])}>
      <span aria-hidden="true" className="shrink-0 max-sm:hidden [&>svg]:size-8">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
        <h2 className="flex items-center gap-2 text-xl">
          <span aria-hidden="true" className="sm:hidden [&>svg]:size-6">
            {icon}
          </span>
          {title}
        </h2>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </section>
  );
}
