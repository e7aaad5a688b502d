import { ORDER_STATUS_LABELS, ORDER_STATUSES } from '@tokpa/contract/order-status';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { countFilters, readFilters } from './order-filters.ts';
import type { OrderFilters } from './order-filters.ts';

const STATUSES = ORDER_STATUSES.map((status) => ({ value: status, label: ORDER_STATUS_LABELS[status] }));

type OrderFilterFormProps = {
  filters: OrderFilters;
  /** The list without any filter. */
  resetAddress: string;
  onApply: (filters: OrderFilters) => void;
};

/** A row with the number of filters that are on; the fields open below it. */
export function OrderFilterForm({ filters, resetAddress, onApply }: OrderFilterFormProps) {
  const count = countFilters(filters);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  function apply(chosen: OrderFilters) {
    // The results take the panel's place.
    setOpen(false);
    toggle.current?.focus();
    onApply(chosen);
  }

  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={toggle}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {count === 0 ? 'Filtrer' : `Filtrer (${count})`}
        </Button>
        {count > 0 && (
          <ButtonLink variant="quiet" to={resetAddress} preventScrollReset>
            Réinitialiser
          </ButtonLink>
        )}
      </div>
      <div id={panelId} hidden={!isOpen} className="mt-3 rounded-card border border-line bg-surface p-4">
        <Fields key={JSON.stringify(filters)} filters={filters} onApply={apply} />
      </div>
    </div>
  );
}

function Fields({ filters, onApply }: Pick<OrderFilterFormProps, 'filters' | 'onApply'>) {
  const [dateError, setDateError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string');
    const chosen = readFilters(new URLSearchParams(typed as [string, string][]));
    const isBackwards = chosen.startDate !== '' && chosen.endDate !== '' && chosen.endDate < chosen.startDate;
    setDateError(isBackwards ? 'La date de fin est avant la date de début' : undefined);
    if (!isBackwards) onApply(chosen);
  }

  return (
    <form noValidate aria-label="Filtrer les commandes" onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectField
          name="status"
          label="Statut"
          options={STATUSES}
          placeholder="Tous les statuts"
          defaultValue={filters.status}
        />
      </div>
      <AmountField name="minTotal" label="Montant minimum (FCFA)" placeholder="0" defaultValue={filters.minTotal} />
      <AmountField
        name="maxTotal"
        label="Montant maximum (FCFA)"
        placeholder="1000000"
        defaultValue={filters.maxTotal}
      />
      <TextField name="startDate" type="date" label="Du" defaultValue={filters.startDate} />
      <TextField name="endDate" type="date" label="Au" defaultValue={filters.endDate} error={dateError} />
      <div className="flex flex-col sm:col-span-2 sm:flex-row">
        <Button type="submit">Appliquer les filtres</Button>
      </div>
    </form>
  );
}

type AmountFieldProps = { name: string; label: string; placeholder: string; defaultValue: string };

function AmountField(props: AmountFieldProps) {
  return <TextField {...props} type="number" inputMode="numeric" min={0} step={100} />;
}
