const PAYMENT_MARKS = [
  { name: 'MTN Money', look: 'bg-[#ffcc00] text-[#1a1a1a]' },
  { name: 'MOOV Money', look: 'bg-[#0a4da2] text-surface' },
  { name: 'Celtis Money', look: 'bg-[#0e6e3a] text-surface' },
  { name: 'Visa', look: 'bg-surface text-[#1a1f71] italic' },
] as const;

/** The ways to pay, as text: their owners' drawn marks are not ours to copy. */
export function PaymentMarks() {
  return (
    <ul aria-label="Moyens de paiement acceptés" className="flex flex-wrap gap-2">
      {PAYMENT_MARKS.map((mark) => (
        <li key={mark.name} className={`rounded-control px-2.5 py-1.5 text-sm font-bold leading-none ${mark.look}`}>
          {mark.name}
        </li>
      ))}
    </ul>
  );
}
