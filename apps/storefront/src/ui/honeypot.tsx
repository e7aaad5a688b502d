import type { ChangeEvent } from 'react';

type HoneypotProps = { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };

/** A field that people neither see nor reach: who fills it in is a robot. */
export function Honeypot({ value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Laissez ce champ vide
        <input type="text" name="website" tabIndex={-1} autoComplete="off" value={value} onChange={onChange} />
      </label>
    </div>
  );
}
