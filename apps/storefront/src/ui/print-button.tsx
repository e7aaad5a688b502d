import Printer from 'lucide-react/icons/printer';
import { Button } from './button.tsx';

/** Puts the page on paper, or into a file, as its print styles draw it. */
export function PrintButton({ className }: { className?: string }) {
  return (
    <Button variant="quiet" onClick={() => window.print()} className={className}>
      <Printer aria-hidden="true" className="size-5" />
      Imprimer
    </Button>
  );
}
