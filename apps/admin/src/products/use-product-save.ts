import { useMemo, useRef } from 'react';
import type { Identifier, TransformData } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import type { Product } from '@tokpa/contract/products';
import { api } from '../api.ts';
import { EDITED_AFRESH } from '../ui/index.ts';
import { toChange, type ProductForm, type ToldStocks, toldStocks } from './product-form-values.ts';

type Saved = { id?: Identifier; data?: object };

/** How the form of a product is saved: who saves again, once they were told what a stock is now, means it. */
export function useProductSave() {
  const told = useRef<ToldStocks>(new Map());
  return useMemo(() => {
    async function hear(_: unknown, error: unknown, { id = '', data = {} }: Saved) {
      if (!error) told.current = new Map();
      if (!(error instanceof ApiError) || error.code !== 'stock_changed') return;
      // Where it can not be read, the next save is refused as this one was.
      const now = await api.call('GET /products/{id}', { params: { id: String(id) } }).catch(() => undefined);
      if (now) told.current = new Map([...told.current, ...toldStocks(data, now.data)]);
    }
    const transform: TransformData = (form, options) =>
      toChange(form as ProductForm, options?.previousData as Product, told.current);
    return { transform, mutationOptions: { ...EDITED_AFRESH.mutationOptions, onSettled: hear } };
  }, []);
}
