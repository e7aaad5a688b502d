import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../api/origin.ts';
import { currentSession } from './session-store.ts';
import { useSession } from './use-session.ts';

/** For shoppers alone: others are sent to log in and come back. `fallback` is what the server sends: the shape of the page. */
export function ShopperOnly({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'visitor') return <Navigate to={loginAddress(pathname + search)} replace />;
  return status === 'shopper' ? children : fallback;
}

/** For visitors: who arrives logged in goes to the account. Logging in on the page itself is the page's own affair. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (currentSession().status === 'shopper') void navigate('/account', { replace: true });
  }, [navigate]);
  return children;
}
