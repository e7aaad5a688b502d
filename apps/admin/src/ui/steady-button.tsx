import { type ComponentProps, useState } from 'react';
import { buttonClasses } from '@mui/material';

type SteadyButtonProps = ComponentProps<'button'> & { href?: string };

/**
 * What each button is in the page, by the theme. Where it may not be touched (it is at work, or has nothing left to do) while it has the
 * focus, it says so and keeps it: a browser takes the focus from what is `disabled`, and whoever works by keyboard would begin again at
 * the top of the page. Clicks do nothing meanwhile, as the library sees to it.
 */
export function SteadyButton({ disabled, onFocus, onBlur, ...button }: SteadyButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = disabled === true && hasFocus;
  const Host = (button.href === undefined ? 'button' : 'a') as 'button';
  return (
    <Host
      {...button}
      disabled={disabled && !isHeld}
      {...(isHeld && { 'aria-disabled': true })}
      {...(button.className?.includes(buttonClasses.loading) && { 'aria-busy': true })}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // Of a window that is left it is still the one that has the focus.
        setHasFocus(document.activeElement === event.currentTarget);
        onBlur?.(event);
      }}
    />
  );
}
