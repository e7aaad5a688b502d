import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import MailX from 'lucide-react/icons/mail-x';
import { useSearchParams } from 'react-router';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
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

/** Confirming twice changes nothing: the page may ask as soon as it is open. */
function useConfirmation(token: string) {
  return useQuery({
    queryKey: ['newsletter', 'confirm', token],
    queryFn: () => api.call('POST /newsletter/confirm', { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  });
}

export default function NewsletterConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const confirmation = useConfirmation(token);
  return (
    <div className="column py-10" aria-live="polite">
      <Outcome token={token} confirmation={confirmation} />
    </div>
  );
}

type OutcomeProps = { token: string; confirmation: ReturnType<typeof useConfirmation> };

function Outcome({ token, confirmation }: OutcomeProps) {
  const { isSuccess, isError, error, isFetching, refetch } = confirmation;
  if (isSuccess) return <Confirmed />;
  if (token === '' || (isError && error.name === 'ApiError')) {
    return (
      <Refused reason={token === '' ? "Ce lien n'est plus valable." : explainError(error, 'Ce lien est illisible.')} />
    );
  }
  if (isError) {
    const message = explainError(error, "Erreur lors de l'inscription");
    return <ErrorView heading="h1" message={message} busy={isFetching} onRetry={() => void refetch()} />;
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
      action={<ButtonLink to="/products">Découvrir les produits</ButtonLink>}
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
      action={<ButtonLink to="/">Retour à l'accueil</ButtonLink>}
    >
      {reason} Vous pouvez vous inscrire à nouveau au bas de chaque page.
    </EmptyState>
  );
}
