import { PRODUCT_STATUS_LABELS, type Product, type ProductStatus } from '@tokpa/contract/products';
import { Status, type Tone } from '../ui/index.ts';

const TONES: Readonly<Record<ProductStatus, Tone>> = { DRAFT: 'waiting', PUBLISHED: 'good', ARCHIVED: 'over' };

export function ProductStatusChip({ product: { status = 'PUBLISHED' } }: { product: Product }) {
  return <Status label={PRODUCT_STATUS_LABELS[status]} tone={TONES[status]} />;
}
