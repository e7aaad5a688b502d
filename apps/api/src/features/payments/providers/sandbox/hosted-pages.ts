import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSettings } from '#features/settings';
import type { Platform } from '#platform/platform';
import { findPayment, type SandboxPayment } from './books.queries.ts';
import { isOperator } from './operators.ts';
import { choosePage, firstTyped } from './page/choose-page.ts';
import { confirmPage } from './page/confirm-page.ts';
import { contentSecurityPolicy } from './page/layout.ts';
import { notFoundPage, resultPage } from './page/result-page.ts';
import { readChoice, readTyped } from './payer-form.ts';
import { choosePayer, currentPayment, decidePayment, type Decision } from './sandbox-payments.ts';
import { SANDBOX_PAGE_PREFIX } from './sandbox-provider.ts';

type Asked = FastifyRequest<{ Params: { token: string }; Querystring: { etape?: unknown; moyen?: unknown } }>;
type Posted = FastifyRequest<{ Params: { token: string }; Body: URLSearchParams | undefined }>;

const DECISIONS: Readonly<Record<string, Decision>> = { approve: 'approved', decline: 'declined', cancel: 'canceled' };
const MOST_FORM_BYTES = 4096;
// What tokens are made of: nothing else is asked of the database, which can not even write some characters.
const TOKEN_SIGNS = /^[\w-]+$/;

/** The shop's address with the provider's two parameters joined to whatever query it already has. */
function backUrl(payment: SandboxPayment, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('id', payment.reference);
  url.searchParams.set('status', payment.status);
  return url.href;
}

function sendPage(
  reply: FastifyReply,
  { status, markup, returnUrl }: { status: number; markup: string; returnUrl?: string },
): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(returnUrl))
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(markup);
}

function isDecided(
  payment: SandboxPayment,
): payment is SandboxPayment & { status: Exclude<SandboxPayment['status'], 'pending'> } {
  return payment.status !== 'pending';
}

/** A browser has a session of its own under each name of a trial shop: back by the name that it came by. */
function returnUrlOf({ config }: Platform, payment: SandboxPayment, request: FastifyRequest): string {
  if (!config.isLocal) return payment.return_url;
  return payment.return_url.replace(config.publicUrl, `${request.protocol}://${request.host}`);
}

function createPages(platform: Platform, app: FastifyInstance) {
  const findByToken = async (token: string): Promise<SandboxPayment | undefined> => {
    if (!TOKEN_SIGNS.test(token)) return undefined;
    const payment = await findPayment(platform.db, 'token', token);
    return payment && currentPayment(platform, payment);
  };
  const merchant = async () => ({ name: (await findSettings(platform.db)).shopName });
  const back = async (reply: FastifyReply, token: string) => {
    const payment = await findByToken(token);
    if (!payment) return sendPage(reply, { status: 404, markup: notFoundPage() });
    return reply.redirect(backUrl(payment, returnUrlOf(platform, payment, reply.request)), 303);
  };

  return {
    async show(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
      const payment = await findByToken(request.params.token);
      if (!payment) return sendPage(reply, { status: 404, markup: notFoundPage() });
      const { etape, moyen } = request.query;
      const returnUrl = returnUrlOf(platform, payment, request);
      const send = (markup: string) => sendPage(reply, { status: 200, markup, returnUrl });
      if (isDecided(payment)) return send(resultPage(payment, await merchant(), backUrl(payment, returnUrl)));
      if (payment.method !== null && etape !== 'choix') return send(confirmPage(payment, await merchant()));
      const chosen = [moyen, payment.method].find(isOperator);
      return send(choosePage(payment, await merchant(), { typed: firstTyped(payment, chosen), errors: {} }));
    },

    async start({ params: { token } }: Asked, reply: FastifyReply): Promise<FastifyReply> {
      return reply.redirect(`${SANDBOX_PAGE_PREFIX}${encodeURIComponent(token)}`, 303);
    },

    async choose(request: Posted, reply: FastifyReply): Promise<FastifyReply> {
      const { token } = request.params;
      const payment = await findByToken(token);
      if (!payment || isDecided(payment)) return back(reply, token);
      const typed = readTyped(request.body ?? new URLSearchParams());
      const read = readChoice(typed, platform.clock.now());
      if ('errors' in read) {
        // Answered here, not after a redirect: what was typed, a card's number among it, would have to go through an address, a cookie
        // or the books. Who loads it again sends the same once more and is refused the same: nothing is done by it.
        const markup = choosePage(payment, await merchant(), { typed, errors: read.errors });
        return sendPage(reply, { status: 422, markup, returnUrl: returnUrlOf(platform, payment, request) });
      }
      const { choice } = read;
      const payer = { method: choice.method, payer: choice.payer };
      if (choice.kind === 'card') {
        await decidePayment({ platform, app }, token, {
          ...payer,
          status: choice.isApproved ? 'approved' : 'declined',
        });
        return back(reply, token);
      }
      await choosePayer(platform, token, payer);
      return reply.redirect(`${SANDBOX_PAGE_PREFIX}${token}`, 303);
    },

    async decide(request: Posted, reply: FastifyReply): Promise<FastifyReply> {
      const { token } = request.params;
      const decision = DECISIONS[request.body?.get('decision') ?? ''];
      const payment = decision === undefined ? undefined : await findByToken(token);
      // Only a payer who chose a method was asked anything that could be approved or refused.
      const isAsked = decision === 'canceled' || payment?.method !== null;
      if (decision !== undefined && payment && isAsked)
        await decidePayment({ platform, app }, token, { status: decision });
      return back(reply, token);
    },
  };
}

/** The pages that the payer's browser is sent to: plain forms, no script, nothing from elsewhere. */
export function serveHostedPages(platform: Platform, app: FastifyInstance): void {
  const pages = createPages(platform, app);
  void app.register(async (scope) => {
    // A page takes what its forms send, and nothing of what the API reads.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    scope.get(`${SANDBOX_PAGE_PREFIX}:token`, pages.show);
    // The address of a form that was refused, asked for anew without what was typed.
    scope.get(`${SANDBOX_PAGE_PREFIX}:token/payer`, pages.start);
    scope.post(`${SANDBOX_PAGE_PREFIX}:token/payer`, pages.choose);
    scope.post(`${SANDBOX_PAGE_PREFIX}:token/decision`, pages.decide);
  });
}
