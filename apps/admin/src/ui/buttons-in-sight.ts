/** Of a dialog's form: on a phone what is asked moves, and the buttons stay. */
export const BUTTONS_IN_SIGHT = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
