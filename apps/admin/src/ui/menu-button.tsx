import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Button, type ButtonProps } from 'react-admin';
import { Menu, type PaperProps } from '@mui/material';

type MenuButtonProps = {
  label: string;
  /** What the button is called where its label says too little. */
  name?: string;
  icon: ReactNode;
  sx?: ButtonProps['sx'];
  paper?: PaperProps;
  /** The items; each closes the menu when it is chosen. */
  children: (close: () => void) => ReactNode;
};

/** One of a list's acts that opens a menu. */
export function MenuButton({ label, name = label, icon, sx, paper, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        label={label}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor ? id : undefined}
        {...(sx && { sx })}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {icon}
      </Button>
      <Menu
        id={id}
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label }, paper: { ...paper, 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
