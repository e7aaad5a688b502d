type Priced = { price: number; variations?: ReadonlyArray<{ price: number }> };

/** Whether the price is only that of the cheapest variation: « Dès ». */
export function hasDearerVariation({ price, variations }: Priced): boolean {
  return variations?.some((variation) => variation.price > price) ?? false;
}
