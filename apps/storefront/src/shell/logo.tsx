import { Link } from '../ui/link.tsx';

/** A market stall: a striped awning over a full basket; beside it the shop's name. The browser fetches this picture for its tab anyway. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" aria-label={`${name}, accueil`} className="flex min-h-11 min-w-0 items-center gap-2 rounded-control">
      <img src="/favicon.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
      <span className="min-w-0 font-display text-[min(1.75rem,8vw)] leading-tight font-extrabold tracking-tight text-primary-strong">
        {name}
      </span>
    </Link>
  );
}
