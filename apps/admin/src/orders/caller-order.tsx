import {
  ArrayInput,
  AutocompleteInput,
  Create,
  FormDataConsumer,
  NumberInput,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useGetOne,
} from 'react-admin';
import { COUNTRIES } from '@tokpa/contract/countries';
import { PROMO_CODE_MAX } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import type { Product } from '@tokpa/contract/products';
import { formatPhone } from '@tokpa/contract/phones';
import { Box } from '@mui/material';
import { AddLine, FormSection, PageHeading, PAIR } from '../ui/index.ts';
import { readCallerOrder, type CallerOrderForm } from './caller-order-values.ts';
import { orderAt } from './order-links.ts';

const methods = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_LABELS[id] }));
const countries = COUNTRIES.map((name) => ({ id: name, name }));
const bySearch = (search: string) => ({ search });

type Person = { firstName?: string; lastName?: string; phone?: string };
const personText = ({ firstName = '', lastName = '', phone = '' }: Person) =>
  `${firstName} ${lastName} ${phone && formatPhone(phone)}`.trim();
const productText = ({ name, price, stock }: Product) => `${name} · ${formatFcfa(price)} · ${stock} en stock`;

function VariationInput({ productId }: { productId: string }) {
  const { data } = useGetOne<Product>('products', { id: productId });
  if (!data || data.variations.length === 0) return null;
  const choices = data.variations.map(({ id, name, price, stock }) => ({
    id,
    name: `${name} · ${formatFcfa(price)} · ${stock} en stock`,
  }));
  return (
    <SelectInput source="variationId" label="Option" choices={choices} validate={required('Choisissez une option')} />
  );
}

function LineInputs() {
  return (
    <ArrayInput source="items" label={false} validate={required('Ajoutez au moins un article')}>
      <SimpleFormIterator inline fullWidth disableReordering addButton={<AddLine label="Ajouter un article" />}>
        <ReferenceInput source="itemId" reference="products">
          <AutocompleteInput
            label="Article"
            optionText={productText}
            filterToQuery={bySearch}
            validate={required('Choisissez un article')}
            sx={{ minWidth: { xs: 0, sm: 340 } }}
          />
        </ReferenceInput>
        <FormDataConsumer>
          {({ scopedFormData }) => {
            const { itemId } = (scopedFormData ?? {}) as { itemId?: string };
            return itemId ? <VariationInput productId={itemId} /> : null;
          }}
        </FormDataConsumer>
        <NumberInput source="quantity" label="Quantité" min={1} defaultValue={1} sx={{ width: 110 }} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

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
      <TextInput source="customer.email" label="Email (facultatif)" type="email" />
    </Box>
  );
}

function CustomerInputs() {
  return (
    <>
      <RadioButtonGroupInput
        source="isKnown"
        label={false}
        choices={[
          { id: false, name: 'Nouveau client' },
          { id: true, name: 'Client connu' },
        ]}
      />
      <FormDataConsumer<CallerOrderForm>>
        {({ formData }) =>
          formData.isKnown ? (
            <ReferenceInput source="userId" reference="users">
              <AutocompleteInput
                label="Client"
                optionText={personText}
                filterToQuery={bySearch}
                validate={required('Choisissez un client')}
              />
            </ReferenceInput>
          ) : (
            <NewCustomer />
          )
        }
      </FormDataConsumer>
    </>
  );
}

function DeliveryInputs() {
  return (
    <Box sx={PAIR}>
      <TextInput source="address.addressLine1" label="Adresse" helperText="Rue, quartier, maison" />
      <TextInput source="address.landmark" label="Repère" />
      <TextInput source="address.city" label="Ville" />
      <SelectInput source="address.country" label="Pays" choices={countries} validate={required()} />
    </Box>
  );
}

const START = { isKnown: false, items: [{ quantity: 1 }], address: { country: 'Bénin' }, paymentMethod: 'momo' };

/** An order that somebody takes on the telephone; what the customer must pay is sent to them from the order's page. */
export function CallerOrder() {
  return (
    <>
      <PageHeading title="Commande au téléphone" />
      <Create
        resource="orders/caller"
        title={false}
        transform={readCallerOrder}
        redirect={(_resource, id) => orderAt((id as Order['id']) ?? '')}
      >
        <SimpleForm defaultValues={START} sx={{ maxWidth: 860 }}>
          <FormSection title="Client">
            <CustomerInputs />
          </FormSection>
          <FormSection title="Articles">
            <LineInputs />
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
          </FormSection>
        </SimpleForm>
      </Create>
    </>
  );
}
