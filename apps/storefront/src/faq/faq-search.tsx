import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';

type FaqSearchProps = { words: string; onChange: (words: string) => void };

/** A plain GET form: it works before, and without, JavaScript; with it the list follows each letter. */
export function FaqSearch({ words, onChange }: FaqSearchProps) {
  return (
    <Form
      method="get"
      action="/faq"
      replace
      role="search"
      aria-label="Questions fréquentes"
      className="flex max-w-160 gap-2 print:hidden"
    >
      <label className="relative min-w-0 flex-1">
        <span className="sr-only">Rechercher dans les questions</span>
        <Search aria-hidden="true" className="pointer-events-none absolute left-3 top-3.5 size-5 text-muted" />
        <input
          type="search"
          name="q"
          value={words}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Ex. livraison"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          className="block min-h-12 w-full rounded-control border border-edge bg-surface pl-10 pr-3 text-base hover:border-ink"
        />
      </label>
      <Button type="submit">Rechercher</Button>
    </Form>
  );
}
