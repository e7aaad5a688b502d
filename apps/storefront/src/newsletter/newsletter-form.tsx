import { ApiError } from '@tokpa/contract/client';
import Mail from 'lucide-react/icons/mail';
import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { api } from '../api/browser.ts';
import { classNames } from '../ui/class-names.ts';

const DONE = 'Inscription réussie ! Vérifiez votre email.';
const FAILED = "Erreur lors de l'inscription";
const EMPTY = 'Veuillez saisir votre email';

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  return error.errors['email']?.[0] ?? (error.status === 429 ? error.message : FAILED);
}

/** The footer's form; stands on the footer's dark ground. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [phase, setPhase] = useState<'idle' | 'sending' | 'done'>('idle');
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();

  function refuse(reason: string): void {
    setError(reason);
    setPhase('idle');
    input.current?.focus();
  }

  async function subscribe(address: string): Promise<void> {
    setError(undefined);
    setPhase('sending');
    try {
      await api.call('POST /newsletter/subscribe', { body: { email: address } });
      setEmail('');
      setPhase('done');
    } catch (failure) {
      refuse(reasonOf(failure));
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!address) refuse(EMPTY);
    else if (phase !== 'sending') void subscribe(address);
  }

  // Before the script, or without it, the browser itself sends nothing: no email gets into an address.
  return (
    <form method="dialog" noValidate onSubmit={submit} className="flex flex-col gap-2 sm:flex-row sm:items-start">
      <div className="flex-1">
        <label className="relative block">
          <span className="sr-only">Votre email pour la newsletter</span>
          <Mail aria-hidden="true" className="pointer-events-none absolute left-3 top-3.5 size-5 text-muted" />
          <input
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            placeholder="Votre email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={messageId}
            className="block min-h-12 w-full rounded-control bg-surface pl-10 pr-3 text-base text-ink focus-visible:outline-amber aria-invalid:bg-terracotta-tint forced-colors:border"
          />
        </label>
        <p
          id={messageId}
          role="status"
          className={classNames(
            'rounded-control text-sm font-medium not-empty:mt-2 sm:min-h-5',
            error && 'bg-terracotta-tint px-3 py-2 text-terracotta',
          )}
        >
          {error ?? (phase === 'done' ? DONE : '')}
        </p>
      </div>
      <button
        type="submit"
        aria-busy={phase === 'sending' || undefined}
        className="min-h-12 rounded-control bg-amber px-5 font-semibold text-ink transition-colors hover:bg-amber-tint focus-visible:outline-surface forced-colors:border"
      >
        {phase === 'sending' ? 'Inscription...' : 'S’inscrire'}
      </button>
    </form>
  );
}
