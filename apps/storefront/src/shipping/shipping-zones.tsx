import { sayDeliveryDays } from '@tokpa/contract/delivery-days';
import { formatFcfa } from '@tokpa/contract/money';
import type { ShippingZone } from '@tokpa/contract/settings';

/** A card for each zone on a phone, a line for each on a wide screen. */
export function ShippingZones({ zones }: { zones: readonly ShippingZone[] }) {
  return (
    <ul className="flex flex-col gap-3 lg:gap-0 lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-surface">
      {zones.map((zone) => (
        <ZoneItem key={zone.name} zone={zone} />
      ))}
    </ul>
  );
}

function ZoneItem({ zone }: { zone: ShippingZone }) {
  return (
    <li className="break-inside-avoid rounded-card border border-line bg-surface p-4 lg:flex lg:items-center lg:gap-6 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:px-6 lg:first:border-t-0">
      <div className="lg:flex-1">
        <h3 className="text-lg leading-snug">{zone.name}</h3>
        <p className="text-sm text-muted">{zone.places}</p>
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-1.5 border-t border-line pt-3 sm:grid-cols-3 lg:mt-0 lg:w-140 lg:border-0 lg:pt-0">
        <Fact name="Délai" value={sayDeliveryDays(zone)} />
        <Fact name="Tarif standard" value={formatFcfa(zone.feeFcfa)} />
        <Fact name="Offert dès" value={formatFcfa(zone.freeAboveFcfa)} />
      </dl>
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
