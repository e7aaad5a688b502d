import { RETURN_DESCRIPTION_MAX, RETURN_REASON_LABELS, RETURN_REASONS } from '@tokpa/contract/shop-policy';
import type { ReturnReason } from '@tokpa/contract/shop-policy';
import { useEffect } from 'react';
import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { FormProblem } from '../ui/form-problem.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { checkReturnRequest, EMPTY_RETURN_REQUEST, type ReturnRequestValues } from './check-return-request.ts';

const REASONS = RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] }));

async function ask({ reason, description, ...values }: ReturnRequestValues): Promise<string> {
  const body = { ...values, reason: reason as ReturnReason, ...(description && { description }) };
  return (await api.call('POST /return-requests', { body })).message;
}

type ReturnFormProps = {
  /** Hears the shop's answer. */
  onSent: (message: string) => void;
  /** Only the first request is about the order that the address names. */
  isFirst: boolean;
};

export function ReturnForm({ onSent, isFirst }: ReturnFormProps) {
  const { form, text, change, busy, problem } = useForm({
    initial: EMPTY_RETURN_REQUEST,
    validate: checkReturnRequest,
    send: async (values) => onSent(await ask(values)),
    failure: "Erreur lors de l'envoi de la demande",
  });
  useEffect(() => {
    // The page is the same for everybody: who comes from an order brings its number in the address.
    const orderNumber = new URLSearchParams(window.location.search).get('orderNumber');
    if (orderNumber && isFirst) change({ orderNumber });
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the field is the person's own
  }, []);
  return (
    <form {...form} aria-label="Demande de retour" className="relative flex flex-col gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...text('orderNumber')}
          label="Numéro de commande"
          required
          placeholder="ORD-"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <TextField
          {...text('email')}
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <SelectField
        {...text('reason')}
        label="Motif du retour"
        required
        placeholder="Choisissez un motif"
        options={REASONS}
      />
      <TextAreaField
        {...text('description')}
        label="Description"
        hint="L’article concerné et ce qui ne va pas, en quelques mots. Facultatif."
        maxLength={RETURN_DESCRIPTION_MAX}
      />
      <Honeypot value={text('website').value} onChange={text('website').onChange} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton size="large" busy={busy} busyLabel="Envoi en cours..." className="md:self-start">
        Envoyer la demande
      </SubmitButton>
    </form>
  );
}
