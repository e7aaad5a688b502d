import CircleAlert from 'lucide-react/icons/circle-alert';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorViewProps = {
  message?: string | undefined;
  heading?: 'h1' | 'h2' | 'p';
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
};

export function ErrorView({ message, heading = 'p', onRetry, busy = false, className }: ErrorViewProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Une erreur s'est produite"
        icon={<CircleAlert aria-hidden="true" className="size-8 text-terracotta" />}
        heading={heading}
        className={className}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={busy}>
              Réessayer
            </Button>
          )
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
