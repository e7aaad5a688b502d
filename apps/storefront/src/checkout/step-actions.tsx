import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** The step's one main action, always under the thumb on a phone; the way back beside it. */
export function StepActions({
  onBack,
  note,
  children,
}: {
  onBack?: () => void;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-sand px-4 py-3 tall:max-lg:sticky lg:mx-0 lg:border-0 lg:px-0">
      {note}
      <div className="flex gap-3 lg:justify-between">
        {onBack && (
          <Button variant="secondary" size="large" onClick={onBack} className="max-sm:px-4!">
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">Retour</span>
          </Button>
        )}
        <div className="flex flex-1 flex-col lg:ml-auto lg:max-w-sm">{children}</div>
      </div>
    </div>
  );
}
