import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { loginAddress } from '../api/origin.ts';
import { currentSession } from './session-store.ts';
import { useSession } from './use-session.ts';

type ShopperOnlyProps = {
  /** What the server sends: the shape of the page. */
  fallback: ReactNode;
  /** Where the page leads when its shopper logs out on it; without it, to the login and back. */
  afterLogout?: string;
  children: ReactNode;
};

/** For shoppers alone: others are sent to log in and come back. */
export function ShopperOnly({ fallback, afterLogout, children }: ShopperOnlyProps) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const [hasEntered, setEntered] = useState(false);
  // A token alone is nobody yet: where it leads to nobody, that is no logging out.
  if (status === 'shopper' && user && !hasEntered) setEntered(true);
  if (status === 'visitor') {
    const to = hasEntered && afterLogout ? afterLogout : loginAddress(pathname + search);
    return <Navigate to={to} replace />;
  }
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
