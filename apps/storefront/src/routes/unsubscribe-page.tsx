import { useMutation } from '@tanstack/react-query';
import MailMinus from 'lucide-react/icons/mail-minus';
import MailX from 'lucide-react/icons/mail-x';
import { useSearchParams } from 'react-router';
import { explainError } from '../api/explain-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormProblem } from '../ui/form-problem.tsx';

const FAILED = 'Erreur lors de la désinscription';
const INVALID = "Ce lien n'est plus valable.";

type UnsubscribePageProps = {
  question: string;
  /** What ends, and what goes on. */
  consequence: string;
  farewell: string;
  unsubscribe: (token: string) => Promise<unknown>;
};

/** Where the link at a mail's foot leads. */
export function UnsubscribePage({ question, consequence, farewell, unsubscribe }: UnsubscribePageProps) {
  const token = useSearchParams()[0].get('token') ?? '';
  const leaving = useMutation({ mutationFn: () => unsubscribe(token) });
  return (
    <div className="column py-10" aria-live="polite">
      {leaving.isSuccess ? (
        <EmptyState
          title="Vous êtes désinscrit"
          heading="h1"
          icon={<MailX aria-hidden="true" className="size-8" />}
          action={<ButtonLink to="/">Retour à l'accueil</ButtonLink>}
        >
          {farewell}
        </EmptyState>
      ) : (
        <Question
          title={question}
          consequence={consequence}
          problem={token === '' ? INVALID : leaving.error && explainError(leaving.error, FAILED)}
          busy={leaving.isPending}
          onConfirm={token === '' ? undefined : () => leaving.mutate()}
        />
      )}
    </div>
  );
}

type QuestionProps = {
  title: string;
  consequence: string;
  problem: string | null;
  busy: boolean;
  onConfirm: (() => void) | undefined;
};

// A button, not the visit itself: programs that look at mails for viruses follow the links in them.
function Question({ title, consequence, problem, busy, onConfirm }: QuestionProps) {
  return (
    <EmptyState
      title={title}
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
      <p>{consequence}</p>
      <div className="mt-4 text-left">
        <FormProblem>{problem ?? undefined}</FormProblem>
      </div>
    </EmptyState>
  );
}
