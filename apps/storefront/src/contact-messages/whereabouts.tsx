import MapPin from 'lucide-react/icons/map-pin';

/** Where a map would be, for an address that nobody drew one of. */
export function Whereabouts({ address }: { address: string }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-sand-deep px-4 py-10 text-center">
      <MapPin aria-hidden="true" className="size-8 text-primary" />
      <p className="max-w-full font-semibold break-words">{address}</p>
    </div>
  );
}
