import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { useSession } from '../session/index.ts';
import { checkEmail } from '../session/profile-checks.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import { toast } from '../ui/toast-store.ts';

export type AlertSubject = { productId: string; variationId?: string | undefined; name: string };

export default function StockAlertDialog({ subject, onClose }: { subject: AlertSubject; onClose: () => void }) {
  const { user } = useSession();
  const { name, ...wanted } = subject;
  const state = useForm({
    initial: { email: user?.email ?? '', website: '' },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email, website }) => {
      const { message } = await api.call('POST /stock-alerts', { body: { ...wanted, email: email.trim(), website } });
      toast.success(message);
      onClose();
    },
    failure: "Erreur lors de l'enregistrement de l'alerte",
  });
  const { text } = state;
  return (
    <FormDialog
      state={state}
      title="Prévenez-moi du retour"
      submit="Me prévenir"
      busyLabel="Envoi en cours..."
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong> est en rupture. Nous vous enverrons un seul email, quand il sera de nouveau en stock.
      </p>
      <EmailField {...text('email')} label="Votre email" />
      <Honeypot value={text('website').value} onChange={text('website').onChange} />
    </FormDialog>
  );
}
