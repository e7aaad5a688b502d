import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toast-store.ts';

/** The invoice as a PDF; proforma until the order is paid. */
export function InvoiceButton({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { name, content } = await api.call('GET /orders/{id}/invoice', { params: { id: orderId } });
      saveFile(name, content);
    } catch (error) {
      toast.error(explainError(error, 'La facture n’a pas pu être téléchargée. Veuillez réessayer.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" busy={busy} busyLabel="Préparation..." onClick={() => void download()}>
      <FileDown aria-hidden="true" className="size-5" />
      Télécharger la facture
    </Button>
  );
}
