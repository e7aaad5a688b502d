import type { FastifyInstance } from 'fastify';
import type { ConstraintRefusal } from './constraint-refusals.ts';
import type { Route } from './http/routes.ts';
import type { Platform } from './platform.ts';

/** What a feature's face declares; app.ts lists them in order, each knowing only those above it in the list. */
export type Feature = {
  readonly name: string;
  /** The database's named constraints that a request may run into, and the refusal that each one means. */
  readonly constraints?: Readonly<Record<string, ConstraintRefusal>>;
  /** Binds the feature's endpoints, jobs and events. `app` is only for what is not in the contract, such as a hosted page. */
  register(parts: { platform: Platform; route: Route; app: FastifyInstance }): void;
};
