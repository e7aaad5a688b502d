import Share2 from 'lucide-react/icons/share-2';

/** Where most people here tell each other what they found. */
export function ShareLink({ name, address }: { name: string; address: string }) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 w-fit items-center gap-2 rounded-control font-semibold text-primary hover:underline"
    >
      <Share2 aria-hidden="true" className="size-5" />
      Partager sur WhatsApp
    </a>
  );
}
