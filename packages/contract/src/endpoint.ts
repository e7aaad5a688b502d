import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';
import type { Right } from './rights.ts';

/** Who may call: everybody; a logged-in shopper; staff; a shopper about their own rows or staff about all. */
export type Access = 'public' | 'shopper' | 'staff' | 'shopper-or-staff';

/** What a file field takes: pictures are re-encoded, documents checked by their content, tables read row by row. */
export type FileKind = 'picture' | 'document' | 'table';

/** Whoever works for the shop needs a right; on a public endpoint it only shows staff more than the public sees. */
type WhoMayCall =
  | { access: 'shopper'; right?: undefined; cacheable?: undefined }
  /** `cacheable`: the answer is the same for everybody but staff, and may be kept whole. */
  | { access: 'public'; right?: Right; cacheable?: true }
  | { access: 'staff' | 'shopper-or-staff'; right: Right; cacheable?: undefined };

/** A body as it came, not yet validated, and the fields in which files came with it. */
export type Sent = { body: Readonly<Record<string, unknown>>; files: readonly string[] };

export type Endpoint = WhoMayCall & {
  /** One French line: the title in the API's reference. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** File fields: the endpoint then takes `multipart/form-data` beside JSON, its other fields being those of `body`. */
  files?: Readonly<Record<string, FileKind>>;
  /** How much its JSON, or the texts of its form together, may weigh where one megabyte is too little: who may not call sends none of it. */
  bodyMegabytes?: number;
  /** What is missing where a file or another field may stand for one, field → sentence: said with all that the schema says. */
  missing?: (sent: Sent) => Readonly<Record<string, string>>;
  response: z.ZodType;
  /** The kind of file that it answers instead of JSON, `application/pdf` for one; its `response` is then `download`. */
  file?: string;
  /** The status of success; 200 unless said. */
  status?: 200 | 201 | 202;
  /** What it may refuse with, besides validation and access. */
  refusals?: readonly RefusalCode[];
  /** What a caller without a token hears, where it is more than « Veuillez vous connecter pour continuer. »; still `login_required`. */
  loginMessage?: string;
  /** What a caller hears of a fault inside the shop, where the specification (section 8) has a sentence for it; still `internal_error`. */
  faultMessage?: string;
};

/** An endpoint map: `METHOD /path` below /api/v1, path parameters in braces, to what goes in and out. */
export type EndpointMap = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>>;

/** Keeps the literal types of a feature's part of the map. */
export function endpoints<const Map extends EndpointMap>(map: Map): Map {
  return map;
}
