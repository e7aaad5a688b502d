import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/** Who may call: everybody; a logged-in shopper; staff; a shopper about their own rows or staff about all. */
export type Access = 'public' | 'shopper' | 'staff' | 'shopper-or-staff';

export type Endpoint = {
  /** One French line: the title in the API's reference. */
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  response: z.ZodType;
  /** The status of success; 200 unless said. */
  status?: 200 | 201 | 202;
  /** What it may refuse with, besides validation and access. */
  refusals?: readonly RefusalCode[];
  /** What a caller without a token hears, where it is more than « Veuillez vous connecter pour continuer. »; still `login_required`. */
  loginMessage?: string;
  /** The answer is the same for everybody and may be cached whole. */
  cacheable?: true;
};

/** An endpoint map: `METHOD /path` below /api/v1, path parameters in braces, to what goes in and out. */
export type EndpointMap = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>>;

/** Keeps the literal types of a feature's part of the map. */
export function endpoints<const Map extends EndpointMap>(map: Map): Map {
  return map;
}
