import { SaveButton, Toolbar } from 'react-admin';

/** Below a form that begins with what is known already: it can be sent at once, and says what is missing. */
export const seatToolbar = (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);
