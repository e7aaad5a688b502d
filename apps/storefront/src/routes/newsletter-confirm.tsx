import { ApiError } from '@tokpa/contract/client';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { useSearchParams } from 'react-router';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { isNoAnswer } from '../api/no-answer.ts';
import { useAnswer } from '../api/use-answer.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/newsletter-confirm.ts';
import { pageMeta } from './page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Inscription à la newsletter',
    description: 'Confirmez votre inscription à la newsletter santé.',
    unlisted: true,
  });

export default function NewsletterConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="column py-10" aria-live="polite">
      {token === '' ? <Refused reason="Ce lien n’est plus valable." /> : <Confirmation key={token} token={token} />}
    </div>
  );
}

/** Confirming twice changes nothing: the page may ask as soon as it is open. */
function Confirmation({ token }: { token: string }) {
  const { answer, error, isAsking, askAgain } = useAnswer(token, () =>
    api.call('POST /newsletter/confirm', { body: { token } }),
  );
  if (answer) return <Confirmed />;
  if (error instanceof ApiError && !isNoAnswer(error)) {
    return <Refused reason={explainError(error, 'Ce lien est illisible.')} />;
  }
  if (error !== undefined) {
    const message = explainError(error, "Erreur lors de l'inscription");
    return <ErrorView heading="h1" message={message} busy={isAsking} onRetry={askAgain} />;
  }
  return (
    <div className="flex flex-col items-center gap-4 py-10">
      <h1 className="text-center text-xl">Confirmation de votre inscription...</h1>
      <Spinner />
    </div>
  );
}

function Confirmed() {
  return (
    <EmptyState
      title="Votre inscription est confirmée"
      heading="h1"
      icon={<MailCheck aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/products">Découvrir nos produits</ButtonLink>}
    >
      Merci ! Vous recevrez nos conseils santé et nos nouveautés par email.
    </EmptyState>
  );
}

function Refused({ reason }: { reason: string }) {
  return (
    <EmptyState
      title="Inscription non confirmée"
      heading="h1"
      icon={<MailX aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/">Retour à l’accueil</ButtonLink>}
    >
      {reason} Vous pouvez vous inscrire à nouveau au bas de chaque page.
    </EmptyState>
  );
}
