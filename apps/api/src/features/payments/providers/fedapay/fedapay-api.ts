import type { z } from 'zod';
import type { ProviderFailure, ProviderResult } from '../../provider.ts';
import { errorAnswer } from './fedapay-shapes.ts';

const ANSWER_WITHIN_MS = 10_000;
// The connection was never made: the call can not have done anything.
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** A wrong key, and an account that may not. */
const WRONG_KEY = 401;
const SHUT_OUT = new Set([WRONG_KEY, 403]);

export type FedapayAccount = { apiUrl: string; secretKey: string };

type Call<Answer> = { method: 'GET' | 'POST'; path: string; body?: object; answer: z.ZodType<Answer> };

function fromFault(error: unknown, method: string): ProviderFailure {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = (cause as { code?: string } | undefined)?.code ?? '';
  const reason = code || (error instanceof Error ? error.message : String(error));
  return { outcome: method === 'GET' || NEVER_SENT.has(code) ? 'unavailable' : 'ambiguous', reason };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What FedaPay says is wrong, and the names of wrong fields where it is these. */
function readFault(status: number, text: string) {
  const parsed = errorAnswer.safeParse(parseJson(text));
  const fields = parsed.data?.errors && Object.keys(parsed.data.errors).join(', ');
  return { fields, reason: [`HTTP ${status}`, parsed.data?.message, fields].filter(Boolean).join(' · ') };
}

function fromRefusal(status: number, text: string, method: string): ProviderFailure {
  const { fields, reason } = readFault(status, text);
  // Whatever the status: a list of wrong fields is a considered refusal.
  if (fields) return { outcome: 'rejected', reason };
  // Of a payment that is asked about it may be this one that is kept from the shop; to open one, it is the shop.
  if (method === 'POST' && SHUT_OUT.has(status)) return { outcome: 'unavailable', reason, isShutOut: true };
  if (status === 429) return { outcome: 'unavailable', reason };
  if (status >= 500 || status === 408) return { outcome: method === 'GET' ? 'unavailable' : 'ambiguous', reason };
  // A wrong key is refused whatever is asked about.
  return { outcome: 'rejected', reason, ...(status === WRONG_KEY && { isShutOut: true }) };
}

/** One call to FedaPay: bounded in time, its answer checked, its failures sorted by what may have happened. */
export async function callFedapay<Answer>(
  account: FedapayAccount,
  call: Call<Answer>,
): Promise<ProviderResult<Answer> & { status?: number }> {
  const { method, path, body, answer } = call;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${account.apiUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${account.secretKey}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    text = await response.text();
  } catch (error) {
    return fromFault(error, method);
  }
  if (!response.ok) return { ...fromRefusal(response.status, text, method), status: response.status };
  const parsed = answer.safeParse(parseJson(text));
  if (parsed.success) return { outcome: 'ok', value: parsed.data };
  return {
    outcome: method === 'GET' ? 'unavailable' : 'ambiguous',
    reason: `réponse illisible : ${parsed.error.issues[0]?.message ?? ''}`,
    isUnreadable: true,
  };
}
