/** The shop's colours, as literal values: mail programs read neither variables nor style sheets. */
export const PALETTE = {
  sand: '#fbf8f1',
  surface: '#ffffff',
  ink: '#17231d',
  muted: '#5b675f',
  line: '#e7e1d3',
  primary: '#0b6b47',
  primaryTint: '#e4f2eb',
  amberTint: '#fdf3dc',
  amberInk: '#7a5200',
  terracottaInk: '#983524',
  terracottaTint: '#fbece8',
} as const;

export const FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
