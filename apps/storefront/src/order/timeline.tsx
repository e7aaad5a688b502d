import type { Order } from '@tokpa/contract/orders';
import { isOnlyNoted, ORDER_STATUS_LABELS } from '@tokpa/contract/order-status';
import { formatDateTime } from '../ui/dates.ts';

type Event = Order['events'][number];

const DONE_BY_TEAM: ReadonlySet<Event['status']> = new Set(['SHIPPED', 'DELIVERED', 'CANCELLED']);

/** Who did it, where that tells the shopper something: the team pays for nobody, and waits for nothing in an order that it took. */
function actorOf({ actor, status }: Event): string {
  if (actor === 'STAFF') return DONE_BY_TEAM.has(status) ? 'par notre équipe' : '';
  return actor === 'SHOPPER' && status === 'CANCELLED' ? 'par vous' : '';
}

function What({ event, before }: { event: Event; before: Event | undefined }) {
  if (isOnlyNoted(event, before)) return <span className="font-medium">{event.note}</span>;
  return (
    <>
      <span className="font-medium">
        {ORDER_STATUS_LABELS[event.status]} <span className="font-normal text-muted">{actorOf(event)}</span>
      </span>
      {event.note && <span className="text-sm">{event.note}</span>}
    </>
  );
}

/** What happened to the order, the newest first. */
export function Timeline({ events }: { events: readonly Event[] }) {
  const newestFirst = [...events].reverse();
  return (
    <ol className="flex flex-col">
      {newestFirst.map((event, position) => (
        // Counted from the oldest, which never moves.
        <li key={newestFirst.length - position} className="relative flex gap-3 pb-4 last:pb-0">
          {position < newestFirst.length - 1 && (
            <span aria-hidden="true" className="absolute left-[0.3125rem] top-4 h-full w-0.5 bg-line" />
          )}
          <span
            aria-hidden="true"
            className={`relative z-1 mt-1.5 size-3 shrink-0 rounded-full ${position === 0 ? 'bg-primary' : 'bg-edge'}`}
          />
          <span className="flex min-w-0 flex-col">
            <What event={event} before={newestFirst[position + 1]} />
            <time dateTime={event.createdAt} className="text-sm text-muted">
              {formatDateTime(event.createdAt)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}
