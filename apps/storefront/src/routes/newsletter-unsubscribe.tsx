import { useMutation } from '@tanstack/react-query';
import MailMinus from 'lucide-react/icons/mail-minus';
import MailX from 'lucide-react/icons/mail-x';
import { useSearchParams } from 'react-router';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormProblem } from '../ui/form-problem.tsx';

export const meta = () => [
  { title: 'Désinscription de la newsletter' },
  { name: 'description', content: 'Ne recevez plus la newsletter santé.' },
  { name: 'robots', content: 'noindex' },
];

const FAILED = 'Erreur lors de la désinscription';

export default function NewsletterUnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const farewell = useMutation({ mutationFn: () => api.call('POST /newsletter/unsubscribe', { body: { token } }) });
  return (
    <div className="column py-10" aria-live="polite">
      {farewell.isSuccess ? (
        <Done />
      ) : (
        <Question
          problem={
            token === '' ? "Ce lien n'est plus valable." : farewell.error && explainError(farewell.error, FAILED)
          }
          busy={farewell.isPending}
          onConfirm={token === '' ? undefined : () => farewell.mutate()}
        />
      )}
    </div>
  );
}

type QuestionProps = { problem: string | null; busy: boolean; onConfirm: (() => void) | undefined };

// A button, not the visit itself: programs that look at mails for viruses follow the links in them.
function Question({ problem, busy, onConfirm }: QuestionProps) {
  return (
    <EmptyState
      title="Ne plus recevoir la newsletter ?"
      heading="h1"
      icon={<MailMinus aria-hidden="true" className="size-8" />}
      action={
        onConfirm ? (
          <Button busy={busy} busyLabel="Désinscription..." onClick={onConfirm}>
            Me désinscrire
          </Button>
        ) : (
          <ButtonLink to="/">Retour à l'accueil</ButtonLink>
        )
      }
    >
      <p>Vous ne recevrez plus nos conseils santé ni nos offres. Les messages de vos commandes continuent.</p>
      <div className="mt-4 text-left">
        <FormProblem>{problem ?? undefined}</FormProblem>
      </div>
    </EmptyState>
  );
}

function Done() {
  return (
    <EmptyState
      title="Vous êtes désinscrit"
      heading="h1"
      icon={<MailX aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/">Retour à l'accueil</ButtonLink>}
    >
      Vous ne recevrez plus notre newsletter. Vous pouvez vous réinscrire quand vous voulez, au bas de chaque page.
    </EmptyState>
  );
}
