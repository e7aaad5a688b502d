import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'narrow' | 'medium' | 'large';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-primary text-surface hover:bg-primary-strong',
  secondary: 'border border-primary bg-surface text-primary hover:bg-primary-tint',
  quiet: 'text-primary hover:bg-primary-tint',
  danger: 'border border-terracotta bg-surface text-terracotta hover:bg-terracotta-tint',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  // Two cards stand side by side on a phone: the label keeps to one line.
  narrow: 'min-h-11 px-1 py-1.5 text-sm sm:text-base',
  medium: 'min-h-11 px-4 py-1.5 text-base',
  large: 'min-h-13 px-6 py-2 text-lg',
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

function look({ variant = 'primary', size = 'medium', wide = false }: Look, className?: string): string {
  return classNames('button', VARIANTS[variant], SIZES[size], wide && 'w-full', className);
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string };

/** While `busy` it keeps its focus, says `busyLabel` and ignores further clicks. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={look({ variant, size, wide }, className)}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={look({ variant, size, wide }, className)} />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A 44-pixel square with one icon; `label` is its name. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'tap-square shrink-0 rounded-control transition-colors hover:bg-primary-tint disabled:opacity-50',
        className,
      )}
    />
  );
}
