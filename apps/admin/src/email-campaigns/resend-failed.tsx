import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { EmailCampaign } from '@tokpa/contract/email-campaigns';
import { Button, Typography } from '@mui/material';
import { RESEND, ResendDialog } from './resend-dialog.tsx';

/** What stands beside the number of those whose mail failed: a mail server may have taken only so many a day, or been set wrong. Not where every mailbox is gone. */
export function ResendFailed({ campaign: { id, resendableCount, pausedAt } }: { campaign: EmailCampaign }) {
  const { canAccess } = useCanAccess({ resource: 'email-campaigns', action: 'send' });
  const [isAsked, setAsked] = useState(false);
  // Who paused a campaign would not expect it to go on by this.
  if (canAccess !== true || resendableCount === 0 || pausedAt !== null) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)} sx={{ minHeight: 44, ml: 1 }}>
        {RESEND}
      </Button>
      {isAsked && (
        <ResendDialog id={id} again={{ resendFailed: true }} onClose={() => setAsked(false)}>
          <Typography>
            L’email repart vers ceux pour qui l’envoi a échoué. Qui l’a déjà reçu ne le reçoit pas une seconde fois, et
            les adresses qui n’existent plus restent de côté.
          </Typography>
        </ResendDialog>
      )}
    </>
  );
}
