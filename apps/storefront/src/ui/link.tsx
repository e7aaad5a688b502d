import type { ComponentProps, MouseEvent, MouseEventHandler } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> &
  Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'> & {
    /** An address of the shop from its root: `/products?page=2`. */
    to: string;
    /** As it is followed here. Where it opens in another tab, this one stays as it is. */
    onClick?: MouseEventHandler<HTMLAnchorElement>;
  };

/** Whoever holds a key down, or uses another button, wants a window of their own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** To go where one is already adds nothing to the way back. */
function isHere(to: string): boolean {
  const { pathname, search, hash } = globalThis.location;
  return to === pathname + search + hash;
}

/**
 * A link to a page of the shop, which is gone to without loading a document. The router's own resolves its address against
 * all routes around it, each time that it is rendered: with some eighty links to a page, a sixth of making one.
 */
export function Link({ to, replace, preventScrollReset, state, target, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (target !== undefined || !isPlain(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? isHere(to), state, ...(preventScrollReset && { preventScrollReset }) });
  };
  return (
    <a {...rest} href={to} target={target} onClick={follow}>
      {children}
    </a>
  );
}
