import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';
import type { AlertSubject } from './stock-alert-dialog.tsx';

const StockAlertDialog = partOnDemand(() => import('./stock-alert-dialog.tsx'));

// Not lazy itself: what the server has drawn but whose script is still to come swallows a tap.
/** Under what is out of stock: asks to be told when it returns. */
export function StockAlert({ subject }: { subject: AlertSubject }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="large" wide onClick={() => setIsAsking(true)}>
        <Bell aria-hidden="true" className="size-5" />
        Prévenez-moi du retour
      </Button>
      {isAsking && <StockAlertDialog subject={subject} onClose={() => setIsAsking(false)} />}
    </>
  );
}
