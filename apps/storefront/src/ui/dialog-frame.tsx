import * as RadixDialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useCloseRequest } from './use-close-request.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Cannot be closed: what was asked for is under way, and closing would look like taking it back. */
  busy?: boolean;
  title: string;
  description?: string;
  /** Stays in sight under what scrolls: the actions. */
  footer?: ReactNode;
  children: ReactNode;
};

/** To what opened the dialog; to the page where the dialog's act took that away. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else document.querySelector<HTMLElement>('#contenu')?.focus({ preventScroll: true });
}

/** Messages stand over the dialog too: who closes one of them, which may be gone by now, has not turned from it. */
function keepForToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && (!target.isConnected || target.closest('[aria-label=Notifications]'))) {
    event.preventDefault();
  }
}

type FrameProps = DialogProps & { className: string };

/** What dialog and drawer share: the veil, the title, the cross, the trap for the focus. */
export function DialogFrame(props: FrameProps) {
  const { open, onClose, busy, title, description, footer, children, className } = props;
  const opener = useRef<Element | null>(null);
  const close = () => {
    if (!busy) onClose();
  };
  useCloseRequest(open, close);
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-ink/50" />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={keepForToasts}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives the focus back to its own trigger alone; ours stands elsewhere in the page.
            event.preventDefault();
            giveFocusBack(opener.current);
          }}
          // On a low screen all of it scrolls: title and actions that stood still would leave nothing to read between them.
          className={classNames(
            'fixed z-50 flex flex-col overscroll-contain bg-surface shadow-soft outline-none not-tall:overflow-y-auto',
            className,
          )}
        >
          <header className="flex items-center justify-between gap-3 border-b border-line py-2 pl-4 pr-2">
            <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Fermer"
              disabled={busy}
              className="tap-square shrink-0 rounded-control hover:bg-sand-deep disabled:opacity-50"
            >
              <X aria-hidden="true" className="size-6" />
            </RadixDialog.Close>
          </header>
          {description && (
            <RadixDialog.Description className="px-4 pt-4 text-muted">{description}</RadixDialog.Description>
          )}
          <div className="flex-1 overscroll-contain p-4 tall:overflow-y-auto">{children}</div>
          {footer && <footer className="border-t border-line p-4">{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
