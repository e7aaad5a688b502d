import { CONTACT_MESSAGE_MAX, CONTACT_SUBJECT_LABELS, CONTACT_SUBJECTS } from '@tokpa/contract/shop-policy';
import type { ContactSubject } from '@tokpa/contract/shop-policy';
import { api } from '../api/browser.ts';
import { useForm } from '../api/use-form.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { Honeypot } from '../ui/honeypot.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import { checkMessage, EMPTY_MESSAGE, type MessageValues } from './check-message.ts';

const SUBJECTS = CONTACT_SUBJECTS.map((value) => ({ value, label: CONTACT_SUBJECT_LABELS[value] }));

async function write({ subject, ...values }: MessageValues): Promise<string> {
  const body = { ...values, subject: subject as ContactSubject };
  return (await api.call('POST /contact-messages', { body })).message;
}

/** `onSent` hears the shop's answer. */
export function MessageForm({ onSent }: { onSent: (message: string) => void }) {
  const state = useForm({
    initial: EMPTY_MESSAGE,
    validate: checkMessage,
    send: async (values) => onSent(await write(values)),
    failure: "Erreur lors de l'envoi du message",
  });
  const { text } = state;
  return (
    <FormFrame state={state} label="Nous écrire" submit="Envoyer le message" busyLabel="Envoi en cours...">
      <TextField {...text('name')} label="Nom" required autoComplete="name" maxLength={120} />
      <div className="grid gap-5 md:grid-cols-2">
        <EmailField {...text('email')} />
        <TextField
          {...text('phone')}
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          placeholder="01 97 00 00 00"
        />
      </div>
      <SelectField {...text('subject')} label="Sujet" required placeholder="Choisissez un sujet" options={SUBJECTS} />
      <TextAreaField {...text('message')} label="Message" required rows={6} maxLength={CONTACT_MESSAGE_MAX} />
      <Honeypot value={text('website').value} onChange={text('website').onChange} />
    </FormFrame>
  );
}
