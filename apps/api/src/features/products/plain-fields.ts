import { eachProductText, type ProductChange, type ProductText } from '@tokpa/contract';
import type { ProductRow } from './products.queries.ts';
import { sentOr } from './sent-or.ts';

/** What is written as it was sent: no rule looks at it. */
type PlainFields = Pick<ProductRow, 'description' | 'features' | 'isNew' | 'isFeatured' | 'status' | ProductText>;

const BLANK: PlainFields = {
  description: '',
  features: [],
  isNew: false,
  isFeatured: false,
  status: 'DRAFT',
  ...eachProductText(() => ''),
};

/** What was sent of them; the others stay, or are what a new product begins with. */
export function plainFieldsOf(sent: ProductChange, kept: PlainFields = BLANK): PlainFields {
  const names = Object.keys(BLANK) as (keyof PlainFields)[];
  return Object.fromEntries(names.map((name) => [name, sentOr<unknown>(sent[name], kept[name])])) as PlainFields;
}
