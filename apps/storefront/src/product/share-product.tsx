import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { toast } from '../ui/toast-store.ts';

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-primary hover:bg-primary-tint print:hidden';

const never = () => () => undefined;

/** Whether the device has a menu of its own for sharing; the server can not know. */
function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast.success('Lien copié');
  } catch {
    // Not allowed, or not a secure address: the link can still be copied by hand.
    toast.info(`Copiez ce lien : ${address}`);
  }
}

async function share(name: string, address: string): Promise<void> {
  try {
    await navigator.share({ title: name, url: address });
  } catch (error) {
    // Closed without choosing anybody: that is an answer too.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(address);
  }
}

/** Where most people here tell each other what they found first, then the ways that every device has. */
export function ShareProduct({ name, address }: { name: string; address: string }) {
  const canShare = useCanShare();
  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={LOOK}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        Partager sur WhatsApp
      </a>
      <button type="button" onClick={() => void copy(address)} className={LOOK}>
        <Link2 aria-hidden="true" className="size-5" />
        Copier le lien
      </button>
      {canShare && (
        <button type="button" onClick={() => void share(name, address)} className={LOOK}>
          <Share2 aria-hidden="true" className="size-5" />
          Partager
        </button>
      )}
    </div>
  );
}
