import type { SeminarRegistration } from '@tokpa/contract/seminar-registrations';
import { useForm } from '../api/use-form.ts';
import { EmailField } from '../ui/email-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { whenInWords } from '../ui/when-in-words.ts';
import { useNameParticipant } from './learning-queries.ts';
import { checkParticipant, participantOf } from './participant-values.ts';

type ParticipantDialogProps = { registration: SeminarRegistration; onClose: () => void };

export default function ParticipantDialog({ registration, onClose }: ParticipantDialogProps) {
  const { id, seminar, status } = registration;
  const nameParticipant = useNameParticipant(id);
  const state = useForm({
    initial: participantOf(registration),
    validate: checkParticipant,
    send: async (values) => {
      const { fullName } = await nameParticipant(values);
      toast.success(`La place est au nom de ${fullName}`);
      onClose();
    },
    failure: 'Erreur lors de l’enregistrement du participant',
  });
  const { text } = state;
  return (
    <FormDialog
      state={state}
      title="Qui participera ?"
      submit="Enregistrer"
      busyLabel="Enregistrement..."
      onClose={onClose}
    >
      <p>
        <strong>{frenchSpaces(seminar.title)}</strong>, {whenInWords(seminar)}
      </p>
      <TextField {...text('fullName')} label="Nom complet" required autoComplete="off" maxLength={200} />
      <EmailField
        {...text('email')}
        autoComplete="off"
        hint={
          status === 'CONFIRMED'
            ? 'Une nouvelle adresse reçoit la date et le lieu.'
            : 'La date et le lieu y seront envoyés une fois la commande payée.'
        }
      />
      <TextField {...text('phone')} label="Téléphone" type="tel" autoComplete="off" maxLength={30} />
    </FormDialog>
  );
}
