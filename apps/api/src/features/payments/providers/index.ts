import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform';
import type { PaymentProvider } from '../provider.ts';
import { createFedapayProvider } from './fedapay/fedapay-provider.ts';
import { registerSandbox } from './sandbox/register-sandbox.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

/** The provider that new payments go to. */
export function configuredProvider(platform: Platform): PaymentProvider {
  const { payment } = platform.config;
  return payment.provider === 'sandbox' ? createSandboxProvider(platform) : createFedapayProvider(payment);
}

/**
 * The provider of that name, if it is the configured one. No other is ever listened to: a shop that went live must not take
 * the sandbox's word for anything.
 */
export function findProvider(platform: Platform, name: string): PaymentProvider | undefined {
  return platform.config.payment.provider === name ? configuredProvider(platform) : undefined;
}

/** Whether money of that provider goes back by itself; otherwise somebody gives it back by hand. */
export function canRefund(platform: Platform, name: string): boolean {
  return findProvider(platform, name)?.refund !== undefined;
}

/** What the configured provider needs of this process: the sandbox brings its own pages and its own sender of webhooks. */
export function registerProvider(platform: Platform, app: FastifyInstance): void {
  if (platform.config.payment.provider === 'sandbox') registerSandbox(platform, app);
}
