import { useNotify } from 'react-admin';
import { Button } from '@mui/material';

/** Takes an address along, to be put into a message. */
export function CopyButton({ address, label }: { address: string; label: string }) {
  const notify = useNotify();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      notify('Lien copié', { type: 'success' });
    } catch {
      // Not allowed, or not there where the shop is reached without TLS.
      notify('Le lien n’a pas pu être copié', { type: 'warning' });
    }
  }
  return (
    <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
