import { ApiError } from '@tokpa/contract/client';
import MailMinus from 'lucide-react/icons/mail-minus';
import MailX from 'lucide-react/icons/mail-x';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { explainError } from '../api/explain-error.ts';
import { isNoAnswer } from '../api/no-answer.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormProblem } from '../ui/form-problem.tsx';

const FAILED = 'Erreur lors de la désinscription';

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
  const [phase, setPhase] = useState<'asked' | 'busy' | 'left' | 'invalid'>(token === '' ? 'invalid' : 'asked');
  const [problem, setProblem] = useState<string>();

  async function leave() {
    setPhase('busy');
    setProblem(undefined);
    try {
      await unsubscribe(token);
      setPhase('left');
    } catch (error) {
      if (error instanceof ApiError && !isNoAnswer(error)) return setPhase('invalid');
      setProblem(explainError(error, FAILED));
      setPhase('asked');
    }
  }

  return (
    <div className="column py-10" aria-live="polite">
      {phase === 'invalid' && (
        <End title="Ce lien n’est plus valable">Ouvrez celui de notre dernier email, ou écrivez-nous.</End>
      )}
      {phase === 'left' && <End title="Vous êtes désinscrit">{farewell}</End>}
      {(phase === 'asked' || phase === 'busy') && (
        <Question
          title={question}
          consequence={consequence}
          problem={problem}
          busy={phase === 'busy'}
          onConfirm={() => void leave()}
        />
      )}
    </div>
  );
}

/** Nothing is left to be done here. */
function End({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      title={title}
      heading="h1"
      icon={<MailX aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/">Retour à l’accueil</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}

type QuestionProps = {
  title: string;
  consequence: string;
  problem: string | undefined;
  busy: boolean;
  onConfirm: () => void;
};

// A button, not the visit itself: programs that look at mails for viruses follow the links in them.
function Question({ title, consequence, problem, busy, onConfirm }: QuestionProps) {
  return (
    <EmptyState
      title={title}
      heading="h1"
      icon={<MailMinus aria-hidden="true" className="size-8" />}
      action={
        <Button busy={busy} busyLabel="Désinscription..." onClick={onConfirm}>
          Me désinscrire
        </Button>
      }
    >
      <p>{consequence}</p>
      <div className="mt-4 text-left">
        <FormProblem>{problem}</FormProblem>
      </div>
    </EmptyState>
  );
}
