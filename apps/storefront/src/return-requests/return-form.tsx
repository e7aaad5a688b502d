import { RETURN_DESCRIPTION_MAX, RETURN_REASON_LABELS, RETURN_REASONS } from '@tokpa/contract/shop-policy';
import type { ReturnReason } from '@tokpa/contract/shop-policy';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { checkReturnRequest, EMPTY_RETURN_REQUEST, type ReturnRequestValues } from './check-return-request.ts';

const REASONS = RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] }));

async function ask({ reason, description, ...values }: ReturnRequestValues): Promise<string> {
  const body = { ...values, reason: reason as ReturnReason, ...(description && { description }) };
  return (await api.call('POST /return-requests', { body })).message;
}

/** What a step of the browser's history carries of the order. */
function broughtBy(state: unknown): Partial<ReturnRequestValues> {
  const { orderNumber, email } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return { ...(typeof orderNumber === 'string' && { orderNumber }), ...(typeof email === 'string' && { email }) };
}

type ReturnFormProps = {
  /** Hears the shop's answer. */
  onSent: (message: string) => void;
  /** Only the first request is about the order that the person came from. */
  isFirst: boolean;
};

export function ReturnForm({ onSent, isFirst }: ReturnFormProps) {
  const state = useForm({
    initial: EMPTY_RETURN_REQUEST,
    validate: checkReturnRequest,
    send: async (values) => onSent(await ask(values)),
    failure: "Erreur lors de l'envoi de la demande",
  });
  const { text, change } = state;
  const location = useLocation();
  useEffect(() => {
    // The page is the same for everybody: who comes from an order brings its number and their email along.
    if (isFirst) change(broughtBy(location.state));
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the field is the person's own
  }, []);
  return (
    <FormFrame state={state} label="Demande de retour" submit="Envoyer la demande" busyLabel="Envoi en cours...">
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
        <EmailField {...text('email')} />
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
    </FormFrame>
  );
}
