import { fullNameOf } from '@tokpa/contract/full-name';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { COUNTRIES } from '@tokpa/contract/countries';
import { useForm } from '../api/use-form.ts';
import { useSession } from '../session/index.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FormFrame } from '../ui/form-frame.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSaveAddress } from './address-queries.ts';
import { BENIN, checkAddress, toInput, toValues } from './address-values.ts';
import type { Recipient } from './address-values.ts';
import { BeninPlaceFields, PlaceFields } from './place-fields.tsx';

const COUNTRY_OPTIONS = COUNTRIES.map((name) => ({ value: name, label: name }));

type AddressFormProps = {
  /** The address to change; without it a new one is added. */
  initial?: ShippingAddress | undefined;
  onSaved: (address: ShippingAddress) => void;
  onCancel: () => void;
};

function useRecipient(): Recipient {
  const { user } = useSession();
  return { name: user ? fullNameOf(user) : '', phone: user?.phone ?? '' };
}

function useAddressForm({ initial, onSaved }: AddressFormProps) {
  const save = useSaveAddress();
  const recipient = useRecipient();
  return useForm({
    initial: toValues(initial, recipient),
    validate: checkAddress,
    send: async (values) => {
      // Called while the form is there alone: who has cancelled meanwhile is led nowhere.
      await save.mutateAsync({ id: initial?.id, input: toInput(values) }, { onSuccess: onSaved });
    },
    failure: "Erreur lors de la sauvegarde de l'adresse",
  });
}

export function AddressForm(props: AddressFormProps) {
  const state = useAddressForm(props);
  const { values, text, box, change } = state;
  const Place = values.country === BENIN ? BeninPlaceFields : PlaceFields;
  return (
    <FormFrame
      state={state}
      label={props.initial ? 'Modifier l’adresse' : 'Nouvelle adresse'}
      submit="Enregistrer l’adresse"
      busyLabel="Enregistrement..."
      onCancel={props.onCancel}
    >
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...text('recipientName')} label="Nom du destinataire" autoComplete="name" maxLength={120} />
        <TextField
          {...text('phone')}
          label="Téléphone du destinataire"
          type="tel"
          autoComplete="tel"
          hint="Le livreur appelle ce numéro avant de passer."
        />
      </div>
      <SelectField
        {...text('country')}
        label="Pays"
        required
        options={COUNTRY_OPTIONS}
        autoComplete="country-name"
        // A region of one country means nothing in another.
        onChange={(event) => change({ country: event.target.value, state: '' })}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Place text={text} onChange={change} />
      </div>
      <TextField
        {...text('addressLine1')}
        label="Adresse ligne 1"
        required
        autoComplete="address-line1"
        maxLength={200}
        hint="Quartier, rue, numéro de carré ou de maison"
      />
      <TextField
        {...text('addressLine2')}
        label="Adresse ligne 2"
        autoComplete="address-line2"
        maxLength={200}
        hint="Immeuble, étage, appartement"
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[2fr_1fr]">
        <TextField
          {...text('landmark')}
          label="Repère"
          maxLength={200}
          hint="Par exemple : en face de la pharmacie, portail vert"
        />
        <TextField {...text('postalCode')} label="Code postal" autoComplete="postal-code" maxLength={20} />
      </div>
      {!props.initial?.isDefault && <Checkbox {...box('isDefault')} label="Utiliser comme adresse par défaut" />}
    </FormFrame>
  );
}
