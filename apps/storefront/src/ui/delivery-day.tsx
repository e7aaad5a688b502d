import type { OrderStatus } from '@tokpa/contract/order-status';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { classNames } from './class-names.ts';
import { formatDate } from './dates.ts';

type DeliveryDayProps = { status: OrderStatus; day: string | null; className?: string };

/** When the parcel came, or is to come; nothing where nobody knows. */
export function DeliveryDay({ status, day, className }: DeliveryDayProps) {
  if (!day) return null;
  return (
    <p
      className={classNames(
        'flex items-center gap-3 rounded-card bg-primary-tint px-4 py-3 text-primary-strong',
        className,
      )}
    >
      <CalendarClock aria-hidden="true" className="size-6 shrink-0" />
      <span>
        {status === 'DELIVERED' ? 'Livrée le ' : 'Livraison prévue le '}
        <strong>{formatDate(day)}</strong>
      </span>
    </p>
  );
}
