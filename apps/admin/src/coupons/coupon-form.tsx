import {
  AutocompleteArrayInput,
  BooleanInput,
  FormDataConsumer,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useInput,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { describeCoupon } from '@tokpa/contract/coupon-words';
import type { CouponInput } from '@tokpa/contract/coupons';
import { PROMO_CODE_MAX } from '@tokpa/contract/limits';
import { Alert, Box, Button, Stack } from '@mui/material';
import { bySearch, FormSection, MomentInput, PAIR, RetireToolbar } from '../ui/index.ts';
import { COUPON_TYPE_CHOICES } from './coupon-words.ts';

// Without letters and digits that look alike when somebody reads a code aloud.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 8;

function randomCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(RANDOM_LENGTH));
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}

function CodeField() {
  const { setValue } = useFormContext();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <TextInput
          source="code"
          label="Code"
          validate={required('Le code est requis')}
          slotProps={{ htmlInput: { maxLength: PROMO_CODE_MAX, autoCapitalize: 'characters', spellCheck: false } }}
        />
      </Box>
      <Button sx={{ mt: 1.25 }} onClick={() => setValue('code', randomCode(), { shouldDirty: true })}>
        Proposer un code
      </Button>
    </Stack>
  );
}

function ValueField() {
  const { field } = useInput({ source: 'type' });
  if (field.value === 'FREE_SHIPPING') return null;
  const isPercent = field.value === 'PERCENT';
  return (
    <NumberInput
      source="value"
      label={isPercent ? 'Remise (%)' : 'Remise (FCFA)'}
      min={1}
      max={isPercent ? 100 : undefined}
      step={isPercent ? 1 : 100}
      validate={required('Ce champ est requis')}
    />
  );
}

function Limits() {
  return (
    <FormSection title="Limites">
      <Box sx={PAIR}>
        <NumberInput source="minOrderAmount" label="À partir de (FCFA d’achats)" min={0} step={500} />
        <NumberInput source="maxDiscountAmount" label="Remise au plus (FCFA)" min={1} helperText="Vide : sans limite" />
        <NumberInput source="usageLimit" label="Utilisations en tout" min={1} helperText="Vide : sans limite" />
        <NumberInput
          source="usageLimitPerUser"
          label="Utilisations par client"
          min={1}
          helperText="Vide : sans limite, ou une fois si le code est réservé"
        />
        <MomentInput source="startsAt" label="Début" />
        <MomentInput source="endsAt" label="Fin" />
      </Box>
    </FormSection>
  );
}

function Scope() {
  return (
    <FormSection title="Sur quoi, pour qui">
      <ReferenceArrayInput source="productIds" reference="products">
        <AutocompleteArrayInput label="Produits" optionText="name" filterToQuery={bySearch} helperText="Vide : tous" />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="categoryIds" reference="categories" perPage={100}>
        <AutocompleteArrayInput
          label="Catégories"
          optionText="name"
          filterToQuery={bySearch}
          helperText="Leurs sous-catégories comprises"
        />
      </ReferenceArrayInput>
      <BooleanInput
        source="isPersonal"
        label="Réservé aux clients à qui il est attribué"
        helperText="À attribuer dans « Codes attribués ». Sans nombre par client, il sert une fois"
      />
      <BooleanInput source="isActive" label="Actif" />
    </FormSection>
  );
}

const toolbar = (
  <RetireToolbar
    question="Supprimer ce code ?"
    consequence="S’il a servi à une commande, il est désactivé et reste dans les comptes."
  />
);

/** One coupon, with what it does said in a sentence while it is being filled in. */
export function CouponForm() {
  return (
    <SimpleForm
      defaultValues={{ type: 'PERCENT', value: 10, isActive: true, isPersonal: false, productIds: [], categoryIds: [] }}
      toolbar={toolbar}
      sx={{ maxWidth: 720 }}
    >
      <CodeField />
      <TextInput source="description" label="À quoi il sert (pour l’équipe)" multiline />
      <Box sx={PAIR}>
        <SelectInput source="type" label="Type" choices={COUPON_TYPE_CHOICES} validate={required()} />
        <ValueField />
      </Box>
      <Limits />
      <Scope />
      <FormDataConsumer<CouponInput>>
        {({ formData }) => (
          <Alert severity="info" role="status" sx={{ width: '100%' }}>
            {describeCoupon(formData)}
          </Alert>
        )}
      </FormDataConsumer>
    </SimpleForm>
  );
}
