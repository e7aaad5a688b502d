import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useFocusFirstError } from '../ui/form-errors.ts';
import type { FieldErrors } from '../ui/form-errors.ts';
import { TextField } from '../ui/text-field.tsx';
import { isSame, isSought, withoutSpaces } from './use-tracking.ts';
import type { Sought } from './use-tracking.ts';

type TrackingFormProps = { sought: Sought; busy: boolean; onSearch: (sought: Sought) => void };

const NOTHING_GIVEN = 'Veuillez saisir un numéro de commande ou un ID de commande.';
const NO_ERRORS: FieldErrors = {};

export function TrackingForm({ sought, busy, onSearch }: TrackingFormProps) {
  const [shown, setShown] = useState(sought);
  const [values, setValues] = useState(sought);
  const [errors, setErrors] = useState(NO_ERRORS);
  const form = useFocusFirstError(errors);
  // The way back leads to another order. It is the same form, with the focus that is in it.
  if (!isSame(sought, shown)) {
    setShown(sought);
    setValues(sought);
    setErrors(NO_ERRORS);
  }

  function search(): void {
    const next = { orderNumber: withoutSpaces(values.orderNumber), orderId: withoutSpaces(values.orderId) };
    if (!isSought(next)) return setErrors({ orderNumber: NOTHING_GIVEN });
    setErrors(NO_ERRORS);
    onSearch(next);
  }

  const field = (name: keyof Sought) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          {...field('orderNumber')}
          label="Numéro de commande"
          hint="Il figure dans l’email de confirmation : ORD-…"
        />
        <TextField {...field('orderId')} label="ID de commande" hint="Si vous n’avez pas le numéro" />
      </div>
      <Button type="submit" busy={busy} busyLabel="Recherche..." className="md:self-start">
        <Search aria-hidden="true" className="size-5" />
        Suivre ma commande
      </Button>
    </form>
  );
}
