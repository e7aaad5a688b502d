import { useCallback, useEffect, useRef } from 'react';
import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'react-admin';

type Way = Parameters<RouterNavigateFunction>[0];

/**
 * A screen that was left leads nowhere any more: the answer to what it has sent (a save, a copy) comes when somebody is at something else,
 * and would take them away from there. Whose session has ended is led to the sign-in from wherever they are.
 */
export function mayLead(to: Way, { isLeft }: { isLeft: boolean }): boolean {
  return !isLeft || (typeof to === 'object' && to.pathname === '/login');
}

function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (mayLead(to, { isLeft: isLeft.current })) navigate(to, options);
    },
    [navigate],
  );
}

/** How the back office goes from screen to screen. What leads there by itself does so by `useNavigate` or `useRedirect` of react-admin. */
export const routing: RouterProvider = { ...reactRouterProvider, useNavigate };
