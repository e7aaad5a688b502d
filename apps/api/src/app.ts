import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { EndpointKey } from '@tokpa/contract';
import { auditLogFeature } from '#features/audit-log';
import { authenticate, authFeature } from '#features/auth';
import { blogFeature } from '#features/blog';
import { boughtTogetherFeature } from '#features/bought-together';
import { cartFeature } from '#features/cart';
import { categoriesFeature } from '#features/categories';
import { coachingSessionsFeature } from '#features/coaching-sessions';
import { contactMessagesFeature } from '#features/contact-messages';
import { contentLibraryFeature } from '#features/content-library';
import { couponsFeature } from '#features/coupons';
import { dashboardFeature } from '#features/dashboard';
import { coursesFeature } from '#features/courses';
import { emailCampaignsFeature } from '#features/email-campaigns';
import { favouritesFeature } from '#features/favourites';
import { formationsFeature } from '#features/formations';
import { mailsFeature } from '#features/mails';
import { newsletterFeature } from '#features/newsletter';
import { ordersFeature } from '#features/orders';
import { paymentsFeature } from '#features/payments';
import { picturesFeature } from '#features/pictures';
import { productImportsFeature } from '#features/product-imports';
import { productsFeature } from '#features/products';
import { recipesFeature } from '#features/recipes';
import { referenceFeature } from '#features/reference';
import { returnRequestsFeature } from '#features/return-requests';
import { reviewsFeature } from '#features/reviews';
import { savedFiltersFeature } from '#features/saved-filters';
import { seminarsFeature } from '#features/seminars';
import { settingsFeature } from '#features/settings';
import { shippingAddressesFeature } from '#features/shipping-addresses';
import { staffFeature } from '#features/staff';
import { stockAlertsFeature } from '#features/stock-alerts';
import { systemFeature } from '#features/system';
import { usersFeature } from '#features/users';
import { answerFromCache } from '#platform/cache/http-cache';
import type { Feature } from '#platform/feature';
import { refuseBelowRequests } from '#platform/http/below-requests';
import { readJsonBodies, textBytesOf } from '#platform/http/bodies';
import { compressAnswers } from '#platform/http/compress-answers';
import { closeInMaintenance } from '#platform/http/closed-shop';
import type { ConstraintRefusal } from '#platform/constraint-refusals';
import { answerErrors, answerNothingThere, createRefuse } from '#platform/http/errors';
import { acceptForms } from '#platform/http/forms';
import { limitSearches } from '#platform/http/limit-searches';
import { methodsAt } from '#platform/http/methods';
import { type Authenticate, createRoute } from '#platform/http/routes';
import { createSharedEndpoints } from '#platform/http/shared-endpoints';
import { loggedUrl } from '#platform/log';
import type { Platform } from '#platform/platform';
import { isPublicAddress } from '#platform/public-addresses';

/** Every feature, in order: each knows only those above it. What must go upward goes as an event. */
const features: readonly Feature[] = [
  settingsFeature,
  authFeature,
  staffFeature,
  savedFiltersFeature,
  newsletterFeature,
  categoriesFeature,
  productsFeature,
  productImportsFeature,
  stockAlertsFeature,
  favouritesFeature,
  reviewsFeature,
  contentLibraryFeature,
  picturesFeature,
  recipesFeature,
  blogFeature,
  shippingAddressesFeature,
  cartFeature,
  paymentsFeature,
  couponsFeature,
  ordersFeature,
  coursesFeature,
  formationsFeature,
  seminarsFeature,
  coachingSessionsFeature,
  boughtTogetherFeature,
  contactMessagesFeature,
  returnRequestsFeature,
  emailCampaignsFeature,
  mailsFeature,
  usersFeature,
  dashboardFeature,
  auditLogFeature,
  systemFeature,
  referenceFeature,
];

// Slugs may have 200 characters, each of which may be nine long in an address.
const LONGEST_PARAMETER = 2000;

/**
 * Fastify reads a number of proxies only as a rule: the nearest `hops` addresses are believed. The nearest of all speaks to the shop
 * itself, over loopback or a private network: who reaches its port from elsewhere is no proxy, whatever they say of others.
 */
function trustedProxies(setting: boolean | number | string) {
  if (typeof setting !== 'number') return setting;
  return (address: string, hop: number) =>
    hop < setting && (hop > 0 || !isPublicAddress(address.replace(/^::ffff:/iu, '')));
}

/** What every answer carries, by lower-case names: the API's JSON, which no browser shows, and all else: pages, files, what is refused before it is a request. */
export type CommonHeaders = Readonly<Record<'json' | 'others', Readonly<Record<string, string>>>>;

type ApiOptions = {
  /** Makes the HTTP server around Fastify's own listener; a plain one by default. */
  serverFactory?: FastifyServerFactory;
  /** What is asked for → what is answered, before any route is looked for. */
  rewriteUrl?: (request: IncomingMessage) => string;
  headers?: CommonHeaders;
};

function logAnswers(app: FastifyInstance, { log }: Platform): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('info')) {
      const { method } = request;
      const url = loggedUrl(request.url);
      request.log.info({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    }
    done();
  });
}

/** A write of the team that the log knows nothing of is a fault of ours: its test fails, its caller is none the worse for it. */
function reportNoTrace({ config, log }: Platform, key: EndpointKey): void {
  if (config.environment === 'test') throw new Error(`${key} left no line in the audit log: it calls recordAct`);
  log.error({ endpoint: key }, 'a write of the team left no line in the audit log');
}

/** The whole API below /api/v1, not yet listening. */
export function buildApi(
  platform: Platform,
  { headers = { json: {}, others: {} }, ...options }: ApiOptions = {},
): FastifyInstance {
  const app = Fastify({
    loggerInstance: platform.log,
    // Two lines a request, one of them before anything is known, are replaced by one.
    logController: new LogController({ disableRequestLogging: true }),
    ...options,
    bodyLimit: textBytesOf({}),
    trustProxy: trustedProxies(platform.config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    clientErrorHandler: refuseBelowRequests(platform.log, headers.others),
    frameworkErrors: (error, request, reply) =>
      answerErrors(createRefuse(new Map()))(error, request, reply.headers(headers.others)),
  }) as unknown as FastifyInstance;
  const constraints = new Map<string, ConstraintRefusal>(
    features.flatMap((feature) => Object.entries(feature.constraints ?? {})),
  );
  const refuse = createRefuse(constraints);
  app.setErrorHandler(answerErrors(refuse));
  app.setNotFoundHandler(answerNothingThere(methodsAt));
  // Before any other hook may refuse.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.isJson ? headers.json : headers.others);
    done();
  });
  logAnswers(app, platform);
  readJsonBodies(app);
  acceptForms(app);
  const authenticateCaller: Authenticate = (token, ip) => authenticate(platform, token, ip);
  closeInMaintenance(app, platform.maintenance, authenticateCaller);
  answerFromCache(app, platform.cache);
  compressAnswers(app);
  limitSearches(app, platform.throttle);
  const route = createRoute(app, {
    authenticate: authenticateCaller,
    share: createSharedEndpoints(app, { ...platform, refuse, headers: headers.json }),
    noTrace: (key) => reportNoTrace(platform, key),
  });
  for (const feature of features) feature.register({ platform, route, app });
  return app;
}
