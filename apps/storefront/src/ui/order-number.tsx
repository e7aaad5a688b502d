/** Goes to the next line as a whole before it breaks at one of its hyphens. */
export function OrderNumber({ number }: { number: string }) {
  return <span className="inline-block wrap-anywhere">{number}</span>;
}
