import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from '../ui/toast-store.ts';
import type { Line, NewLine } from './cart-changes.ts';

/** Comes late: a first visit to the shop changes no cart. */
export const loadCartChanges = () => import('./cart-changes.ts');

async function loadOrSay() {
  try {
    return await loadCartChanges();
  } catch {
    toast.error('Connexion impossible. Vérifiez votre réseau et réessayez.');
    return null;
  }
}

/** What a person may do with the cart. Each shows at once and then follows the server's answer. */
export function useCartChanges() {
  const queries = useQueryClient();
  return useMemo(() => {
    const setQuantity = async (line: Line, quantity: number) =>
      (await loadOrSay())?.changeQuantity(queries, line, quantity);
    return {
      add: async (article: NewLine) => (await loadOrSay())?.addArticle(queries, article) ?? false,
      setQuantity,
      remove: (line: Line) => setQuantity(line, 0),
    };
  }, [queries]);
}
