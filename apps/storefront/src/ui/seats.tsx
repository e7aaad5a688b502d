import { Button } from './button.tsx';

/** How many places are left, under the price; nothing where there is no limit. */
export function SeatsLeft({ seats, closed }: { seats: number | null; closed: string | undefined }) {
  if (closed) return <p className="font-semibold text-terracotta">{closed}</p>;
  if (seats === null) return null;
  return <p className="font-medium text-muted">{seats > 1 ? `${seats} places restantes` : 'Plus qu’une place !'}</p>;
}

/** Stands in place of the way into the cart, of the same height. */
export function ClosedOffer({ why }: { why: string }) {
  return (
    <Button wide size="large" disabled>
      {why}
    </Button>
  );
}
