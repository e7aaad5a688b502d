import { useNavigate } from 'react-router';
import { cartChanges, loginToBuy } from '../cart/index.ts';
import type { NewLine } from '../cart/index.ts';
import { useSession } from '../session/index.ts';
import { openCartDrawer } from '../shell/index.ts';

/**
 * Puts several articles in the cart and opens it; resolves to how many went in. Article after article: each answer of the server
 * holds the whole cart, and each refusal is said by itself. A visitor is asked to log in first.
 */
export function useAddArticles() {
  const { status } = useSession();
  const navigate = useNavigate();
  return async (articles: readonly NewLine[]) => {
    if (status === 'visitor') {
      await navigate(loginToBuy(articles[0]?.variationId));
      return 0;
    }
    let added = 0;
    for (const article of articles) if (await cartChanges.add(article)) added += 1;
    if (added > 0) openCartDrawer();
    return added;
  };
}
