import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '../ui/button.tsx';

export type CheckoutProblem = {
  text: string;
  /** The gesture that mends it, where there is one. */
  remedy?: { label: string; act: () => void };
};

const CLOSES_AFTER_MS = 10_000;

/** Says what stands in the way; goes by itself after ten seconds. */
export function ErrorBanner({ problem, onClose }: { problem: CheckoutProblem | null; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!problem) return undefined;
    place.current?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [problem, onClose]);
  return (
    <div role="alert" ref={place}>
      {problem && (
        <div className="mb-4 flex animate-rise items-start gap-3 rounded-card border border-terracotta bg-terracotta-tint py-1 pl-4 pr-1">
          <CircleAlert aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-terracotta" />
          <div className="min-w-0 flex-1 py-2.5">
            <p className="font-medium text-terracotta-strong">{problem.text}</p>
            {problem.remedy && (
              <Button variant="danger" className="mt-3 px-3!" onClick={problem.remedy.act}>
                {problem.remedy.label}
              </Button>
            )}
          </div>
          <IconButton label="Fermer le message" onClick={onClose} className="text-terracotta-strong">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
