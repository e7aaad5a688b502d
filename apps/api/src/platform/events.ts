import type { Db } from '#db/connect';

/**
 * What a feature tells those above it. A handler runs inside the transaction that caused the event: both happen or neither.
 */
export type DomainEvent<Payload> = { readonly name: string; readonly payload?: Payload };

export function defineEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

type Handler<Payload> = (tx: Db, payload: Payload) => Promise<void>;

export type Events = {
  on<Payload>(event: DomainEvent<Payload>, handler: Handler<Payload>): void;
  /** Runs every handler, one after the other, in the transaction given; what one throws undoes the whole. */
  emit<Payload>(tx: Db, event: DomainEvent<Payload>, payload: Payload): Promise<void>;
};

export function createEvents(): Events {
  const handlers = new Map<string, Handler<unknown>[]>();
  return {
    on(event, handler) {
      handlers.set(event.name, [...(handlers.get(event.name) ?? []), handler as Handler<unknown>]);
    },
    async emit(tx, event, payload) {
      for (const handler of handlers.get(event.name) ?? []) await handler(tx, payload);
    },
  };
}
