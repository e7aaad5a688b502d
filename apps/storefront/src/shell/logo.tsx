import { Link } from 'react-router';

/** A market stall: a striped awning over a full basket; beside it the shop's name. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" aria-label={`${name}, accueil`} className="flex min-h-11 items-center gap-2 rounded-control">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
        <path d="M5 4h30l3 10H2z" className="fill-primary" />
        <path d="M12.5 4h5l-.8 10H9.6zM22.5 4h5l2.9 10h-7.1z" className="fill-amber" />
        <path
          d="M2 14h7.2v1.6a3.6 3.6 0 0 1-7.2 0zM16.4 14h7.2v1.6a3.6 3.6 0 0 1-7.2 0zM30.8 14H38v1.6a3.6 3.6 0 0 1-7.2 0z"
          className="fill-primary-strong"
        />
        <path
          d="M9.2 14h7.2v1.6a3.6 3.6 0 0 1-7.2 0zM23.6 14h7.2v1.6a3.6 3.6 0 0 1-7.2 0z"
          className="fill-terracotta"
        />
        <circle cx="14.5" cy="25" r="4.2" className="fill-terracotta" />
        <circle cx="25" cy="25.4" r="3.8" className="fill-amber" />
        <path d="M20.2 28c-3.4-2.4-3.6-6.6-.4-9.4 3.4 2.4 3.8 6.6.4 9.4z" className="fill-primary" />
        <path d="M7 27h26l-2.4 8.4A2.2 2.2 0 0 1 28.5 37h-17a2.2 2.2 0 0 1-2.1-1.6z" className="fill-primary-strong" />
        <path
          d="M10 30.2h20M11 33.4h18"
          className="fill-none stroke-amber"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeDasharray="2.8 2.2"
        />
      </svg>
      <span className="font-display text-2xl font-extrabold tracking-tight text-primary-strong">{name}</span>
    </Link>
  );
}
