import {
  Create,
  FormDataConsumer,
  RadioButtonGroupInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { COUNTRIES } from '@tokpa/contract/countries';
import { PROMO_CODE_MAX } from '@tokpa/contract/limits';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import { Box } from '@mui/material';
import { FormSection, PageHeading, PAIR } from '../ui/index.ts';
import { useKeyFor } from '../use-key-for.ts';
import { CustomerInput } from '../users/customer-input.tsx';
import { CallerLines } from './caller-lines.tsx';
import {
  callerEmailProblem,
  EMPTY_ADDRESS,
  readCallerOrder,
  recipientPhoneProblem,
  type CallerOrderForm,
} from './caller-order-values.ts';
import { CallerPrice } from './caller-price.tsx';
import { orderAt } from './order-links.ts';
import { SavedAddresses } from './saved-addresses.tsx';

const methods = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_LABELS[id] }));
const countries = COUNTRIES.map((name) => ({ id: name, name }));

type Person = { firstName?: string; lastName?: string; phone?: string };
const personText = ({ firstName = '', lastName = '', phone = '' }: Person) =>
  `${firstName} ${lastName} ${phone && formatPhone(phone)}`.trim();

const checkEmail = (_email: unknown, form: CallerOrderForm) => callerEmailProblem(form);

function NewCustomer() {
  return (
    <Box sx={PAIR}>
      <TextInput source="customer.firstName" label="Prénom" validate={required('Le prénom est requis')} />
      <TextInput source="customer.lastName" label="Nom" />
      <TextInput
        source="customer.phone"
        label="Téléphone"
        helperText="8 ou 10 chiffres, avec ou sans +229"
        validate={required('Le téléphone est requis')}
      />
      <TextInput
        source="customer.email"
        label="Email (facultatif)"
        type="email"
        helperText="Nécessaire pour une formation, ou une séance en ligne"
        validate={checkEmail}
      />
    </Box>
  );
}

function CustomerInputs() {
  return (
    <>
      <RadioButtonGroupInput
        source="who"
        label={false}
        choices={[
          { id: 'NEW', name: 'Nouveau client' },
          { id: 'KNOWN', name: 'Client connu' },
        ]}
      />
      <FormDataConsumer<CallerOrderForm>>
        {({ formData }) => (formData.who === 'KNOWN' ? <CustomerInput textOf={personText} /> : <NewCustomer />)}
      </FormDataConsumer>
    </>
  );
}

const checkRecipientPhone = (_phone: unknown, form: CallerOrderForm) => recipientPhoneProblem(form);

function DeliveryInputs() {
  return (
    <>
      <SavedAddresses />
      <Box sx={PAIR}>
        <TextInput source="address.recipientName" label="Destinataire" helperText="Vide : le client" />
        <TextInput
          source="address.phone"
          label="Téléphone du destinataire"
          helperText="Avec ou sans l’indicatif du pays. Vide : celui du client"
          validate={checkRecipientPhone}
        />
        <TextInput source="address.addressLine1" label="Adresse" helperText="Rue, quartier, maison" />
        <TextInput source="address.addressLine2" label="Complément d’adresse" />
        <TextInput source="address.landmark" label="Repère" />
        <TextInput source="address.city" label="Ville" />
        <TextInput source="address.state" label="Département ou région" helperText="Au Bénin, la ville le dit" />
        <TextInput source="address.postalCode" label="Code postal" />
        <SelectInput source="address.country" label="Pays" choices={countries} validate={required()} />
      </Box>
    </>
  );
}

const START = {
  who: 'NEW' as const,
  items: [{ itemType: 'PRODUCT', quantity: 1 }],
  address: EMPTY_ADDRESS,
  paymentMethod: 'momo',
};

/** An order that somebody takes on the telephone; what the customer must pay is sent to them from the order's page. */
export function CallerOrder() {
  const keyFor = useKeyFor();
  return (
    <>
      <PageHeading title="Commande au téléphone" />
      <Create
        resource="orders/caller"
        title={false}
        transform={readCallerOrder}
        // The price that is sent along may be asked for anew after a lost answer: it is the same order.
        mutationOptions={{ meta: { keyFor: (body: object) => keyFor({ ...body, agreedAmount: undefined }) } }}
        redirect={(_resource, id) => orderAt((id as Order['id']) ?? '')}
      >
        <SimpleForm defaultValues={START} sx={{ maxWidth: 860 }}>
          <FormSection title="Client">
            <CustomerInputs />
          </FormSection>
          <FormSection title="Articles">
            <CallerLines />
          </FormSection>
          <FormSection title="Livraison">
            <DeliveryInputs />
          </FormSection>
          <FormSection title="Paiement">
            <Box sx={PAIR}>
              <SelectInput source="paymentMethod" label="Moyen" choices={methods} validate={required()} />
              <TextInput
                source="couponCode"
                label="Code promo"
                slotProps={{ htmlInput: { maxLength: PROMO_CODE_MAX } }}
              />
            </Box>
            <CallerPrice />
          </FormSection>
        </SimpleForm>
      </Create>
    </>
  );
}
