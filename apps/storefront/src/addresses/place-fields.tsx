import { BENIN_DEPARTMENTS, communesFrom, departmentProblem, findCommune } from '@tokpa/contract/benin-places';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BENIN } from './address-values.ts';
import type { AddressValues } from './address-values.ts';

const DEPARTMENTS = BENIN_DEPARTMENTS.map((name) => ({ value: name, label: name }));

type Place = Pick<AddressValues, 'city' | 'state'>;
type TextProps = Pick<ComponentProps<typeof TextField>, 'name' | 'error'> & { value: string };

type PlaceFieldsProps = {
  text: (name: keyof Place) => TextProps;
  onChange: (place: Partial<Place>) => void;
};

/** In Benin a commune says its department, and another department takes it away; what is no commune of the list stays as it was written. */
export function BeninPlaceFields({ text, onChange }: PlaceFieldsProps) {
  const listId = useId();
  const [city, state] = [text('city'), text('state')];
  return (
    <>
      <TextField
        {...city}
        label="Ville ou commune"
        required
        list={listId}
        autoComplete="address-level2"
        onChange={(event) => {
          const found = findCommune(event.target.value);
          onChange(found ? { city: event.target.value, state: found.department } : { city: event.target.value });
        }}
        onBlur={(event) => {
          const found = findCommune(event.target.value);
          if (found && found.commune !== event.target.value) onChange({ city: found.commune });
        }}
      />
      <datalist id={listId}>
        {communesFrom(state.value).map((commune) => (
          <option key={commune}>{commune}</option>
        ))}
      </datalist>
      <SelectField
        {...state}
        label="Département"
        options={DEPARTMENTS}
        placeholder="Choisir un département"
        autoComplete="address-level1"
        onChange={({ target: { value } }) => {
          const contradiction = departmentProblem({ city: city.value, state: value, country: BENIN });
          onChange(contradiction ? { city: '', state: value } : { state: value });
        }}
      />
    </>
  );
}

export function PlaceFields({ text, onChange }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        {...text('city')}
        label="Ville"
        required
        autoComplete="address-level2"
        onChange={(event) => onChange({ city: event.target.value })}
      />
      <TextField
        {...text('state')}
        label="Région"
        autoComplete="address-level1"
        onChange={(event) => onChange({ state: event.target.value })}
      />
    </>
  );
}
