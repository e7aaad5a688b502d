import { ApiError } from '@tokpa/contract/client';
import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { firstMessages, useFocusFirstError } from '../ui/form-errors.ts';
import type { FieldErrors } from '../ui/form-errors.ts';
import { explainError } from './explain-error.ts';

export type FormValues = Record<string, string | boolean>;

export type FormOptions<Values extends FormValues> = {
  initial: Values;
  /** The sentence of each wrong field; the form is sent when there is none. */
  validate: (values: Values) => FieldErrors;
  /** `leaving` keeps the form busy: another page is on its way. */
  send: (values: Values) => Promise<'leaving' | void>;
  /** Said when the API gives no sentence of its own. */
  failure: string;
  /** Under which field a refusal belongs, by its code; the others stand over the button. */
  fieldOfRefusal?: Readonly<Record<string, string>>;
};

type Faults = { fields: FieldErrors; form: string | undefined };
const NO_FAULTS: Faults = { fields: {}, form: undefined };

/** The API's refusal → the fields that it names, and what concerns the form as a whole. */
export function faultsOf(
  error: unknown,
  options: Pick<FormOptions<FormValues>, 'initial' | 'failure' | 'fieldOfRefusal'>,
): Faults {
  const form = explainError(error, options.failure);
  if (!(error instanceof ApiError)) return { fields: {}, form };
  const field = options.fieldOfRefusal?.[error.code];
  if (field) return { fields: { [field]: form }, form: undefined };
  const fields = firstMessages(error.errors);
  const isSaidByFields = Object.keys(fields).some((name) => name in options.initial);
  return { fields, form: isSaidByFields ? undefined : form };
}

/** A form that checks itself, sends itself once, and puts each refusal under its field. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  const [values, setValues] = useState(options.initial);
  const [faults, setFaults] = useState(NO_FAULTS);
  // What is corrected is no longer wrong; the faults themselves stay, so that the focus stays too.
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const ref = useFocusFirstError(faults.fields);

  function refuse(next: Faults) {
    setCorrected(new Set());
    setFaults(next);
  }

  function change(next: Partial<Values>) {
    setValues((current) => ({ ...current, ...next }));
    setCorrected((current) => new Set([...current, ...Object.keys(next)]));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const fields = options.validate(values);
    refuse({ fields, form: undefined });
    if (Object.values(fields).some(Boolean)) return;
    setBusy(true);
    try {
      if ((await options.send(values)) === 'leaving') return;
    } catch (error) {
      refuse(faultsOf(error, options));
    }
    setBusy(false);
  }

  const errorOf = (name: keyof Values & string) => (corrected.has(name) ? undefined : faults.fields[name]);

  return {
    values,
    busy,
    change,
    /** What is wrong with the form as a whole. */
    problem: faults.form,
    // Without scripts the browser sends nothing: what is typed here belongs in no address.
    form: { ref, noValidate: true, method: 'dialog' as const, onSubmit: submit },
    /** The props of a text control. */
    text: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        change({ [name]: event.target.value } as Partial<Values>),
    }),
    /** The props of a checkbox. */
    box: (name: keyof Values & string) => ({
      name,
      checked: values[name] === true,
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.checked } as Partial<Values>),
    }),
  };
}
