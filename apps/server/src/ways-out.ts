import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSettings, html, type Html, type Platform } from '@tokpa/api';
import { type ApiClient, ApiError } from '@tokpa/contract/client';
import { createPageApi } from './page-api.ts';
import { standAlonePage } from './stand-alone-page.ts';

type WayOut = {
  question: string;
  consequence: string;
  farewell: string;
  leave: (client: ApiClient, token: string) => Promise<unknown>;
};

/** Where the links at the foot of mails lead, which go on while the shop is closed. */
const WAYS_OUT: Readonly<Record<string, WayOut>> = {
  '/newsletter/unsubscribe': {
    question: 'Ne plus recevoir la newsletter ?',
    consequence: 'Vous ne recevrez plus nos conseils santé ni nos offres. Les messages de vos commandes continuent.',
    farewell: 'Vous ne recevrez plus notre newsletter.',
    leave: (client, token) => client.call('POST /newsletter/unsubscribe', { body: { token } }),
  },
  '/stock-alerts/unsubscribe': {
    question: 'Ne plus recevoir d’alerte de retour en stock ?',
    consequence: 'Toutes vos alertes en attente sont effacées. Les messages de vos commandes continuent.',
    farewell: 'Vous ne recevrez plus d’alerte.',
    leave: (client, token) => client.call('POST /stock-alerts/unsubscribe', { body: { token } }),
  },
};
const LONGEST_BODY = 1024;

type Request = FastifyRequest<{ Querystring: { token?: unknown } }>;
type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Leaves by what the address holds; resolves with the status and what is said. */
async function leave(
  client: ApiClient,
  way: WayOut,
  { query: { token } }: Request,
): Promise<{ status: number; heading: string; sentence: string }> {
  try {
    await way.leave(client, typeof token === 'string' ? token : '');
    return { status: 200, heading: 'Vous êtes désinscrit', sentence: way.farewell };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, heading: 'Désinscription impossible', sentence: error.message };
  }
}

/**
 * The ways out of the newsletter and of stock alerts, for whom the shop is closed: a question with a button, which needs no script. What is
 * posted to the same address, by that button or by a mail program, leaves the list whether the shop is open or not.
 */
export function serveWaysOut(app: FastifyInstance, platform: Platform, sendPage: SendPage): void {
  async function send(reply: FastifyReply, main: Html): Promise<FastifyReply> {
    const { shopName } = await findSettings(platform.db);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(standAlonePage({ title: `${shopName} – désinscription`, main }));
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { bodyLimit: LONGEST_BODY }, (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, undefined));
    });
    for (const [address, way] of Object.entries(WAYS_OUT)) {
      scope.get(address, async (request: Request, reply) => {
        if (!platform.maintenance.isOn()) return sendPage(request, reply);
        return send(
          reply,
          html`<h1>${way.question}</h1>
            <p>${way.consequence}</p>
            <form method="post"><button>Me désinscrire</button></form>`,
        );
      });
      scope.post(address, async (request: Request, reply) => {
        const { client } = createPageApi(app, request);
        const { status, heading, sentence } = await leave(client, way, request);
        return send(
          reply.status(status),
          html`<h1>${heading}</h1>
            <p>${sentence}</p>`,
        );
      });
    }
  });
}
