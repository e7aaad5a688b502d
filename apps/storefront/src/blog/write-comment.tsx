import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '../api/origin.ts';
import { useSession } from '../session/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { loadAhead, partOnDemand } from '../ui/part-on-demand.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useFocusOnceClosed } from '../ui/use-focus-once-closed.ts';

const loadForm = () => import('./comment-form.tsx');
const CommentForm = partOnDemand(loadForm, <Skeleton className="h-70 rounded-card!" />);

type Step = { name: 'closed' | 'open' } | { name: 'sent'; content: string; message: string };

/** The way to a comment of one's own; the form itself comes once somebody asks for it. */
export function WriteComment({ slug }: { slug: string }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [step, setStep] = useState<Step>({ name: 'closed' });
  // Kept while the form is closed: on a phone « Annuler » stands just below « Envoyer », and is touched by a slip.
  const [draft, setDraft] = useState('');
  const opener = useFocusOnceClosed(step.name === 'open');
  if (status !== 'shopper') {
    return (
      <ButtonLink to={loginAddress(pathname)} variant="secondary" className="w-full sm:w-auto">
        Connectez-vous pour commenter
      </ButtonLink>
    );
  }
  if (step.name === 'sent') return <WaitingComment {...step} />;
  if (step.name === 'closed') {
    return (
      <Button
        ref={opener}
        variant="secondary"
        className="w-full sm:w-auto"
        onPointerEnter={() => loadAhead(loadForm)}
        onFocus={() => loadAhead(loadForm)}
        onClick={() => setStep({ name: 'open' })}
      >
        Écrire un commentaire
      </Button>
    );
  }
  return (
    <CommentForm
      slug={slug}
      draft={draft}
      onDraft={setDraft}
      onSent={(sent) => setStep({ name: 'sent', ...sent })}
      onClose={() => setStep({ name: 'closed' })}
    />
  );
}

/** One's own comment, which nobody else sees yet. */
function WaitingComment({ content, message }: { content: string; message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="rounded-card bg-primary-tint p-4">
      <p className="font-medium text-primary-strong">{message}</p>
      <p className="mt-3 text-sm font-semibold text-amber-strong">En attente de relecture</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{content}</p>
    </div>
  );
}
