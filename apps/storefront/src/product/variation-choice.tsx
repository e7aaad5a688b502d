import { formatFcfa } from '@tokpa/contract/money';
import { LOW_STOCK_BELOW } from '@tokpa/contract/limits';
import type { DetailVariation } from './detail-product.ts';

type VariationChoiceProps = {
  variations: readonly DetailVariation[];
  chosenBy: string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/** One chip for each size or taste, with its price and what is left of it. */
export function VariationChoice({ variations, chosenBy, chosenId, onChoose }: VariationChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{chosenBy}</legend>
      <div className="grid cols-pair gap-2 sm:flex sm:flex-wrap">
        {variations.map((variation) => (
          <label key={variation.id} htmlFor={`variation-${variation.id}`} className="relative grid">
            <input
              type="radio"
              name="variation"
              id={`variation-${variation.id}`}
              value={variation.id}
              checked={variation.id === chosenId}
              onChange={() => onChoose(variation.id)}
              className="peer sr-only"
            />
            {/* Beside the radio button, not around it: browsers of 2022 know no `:has`. */}
            <span className="flex min-h-13 flex-col justify-center rounded-control border border-edge bg-surface px-3.5 py-2 transition-colors hover:border-primary peer-checked:border-primary peer-checked:bg-primary-tint peer-checked:ring-1 peer-checked:ring-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-info">
              <span className="font-semibold leading-tight">{variation.name}</span>
              <span className="text-sm tabular-nums text-muted">{formatFcfa(variation.price)}</span>
              <StockNote stock={variation.stock} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function StockNote({ stock }: { stock: number }) {
  if (stock >= LOW_STOCK_BELOW) return null;
  return (
    <span className="text-sm font-medium text-terracotta-strong">{stock === 0 ? 'Épuisé' : `Plus que ${stock}`}</span>
  );
}
