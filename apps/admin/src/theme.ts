import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { CheckboxInput } from './ui/checkbox-input.tsx';
import { EDITED_AFRESH } from './ui/edited-afresh.ts';
import { EditCard } from './ui/edit-place.tsx';
import { TextFieldLabel } from './ui/field-label.tsx';
import { SimpleFormFields } from './ui/form-fields.tsx';
import { SteadyButton } from './ui/steady-button.tsx';

const SYSTEM_FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, Cantarell, sans-serif";
const COMFORTABLE_TOUCH = 44;
// The bar at the top (56 on a phone), and on a phone the button that saves at the bottom, stand over the page.
const BELOW_BAR = 72;
const ABOVE_BUTTONS = 76;
const ABOVE_NOTICE = 148;
const LOW = '@media (max-height: 300px)';
const WIDE = '@media (min-width: 900px)';

/** The shop's palette; each colour holds 4.5:1 against what is written on it, and what is drawn with `fieldLine` or `darkAmber` 3:1 against what it stands on. */
export const colours = {
  sand: '#FBF8F1',
  surface: '#FFFFFF',
  ink: '#17231D',
  mutedInk: '#5B675F',
  line: '#E7E1D3',
  fieldLine: '#857F72',
  green: '#0B6B47',
  darkGreen: '#08553A',
  greenTint: '#E4F2EB',
  amber: '#E8A317',
  darkAmber: '#A87408',
  amberTint: '#FCF1D9',
  amberInk: '#7A4F00',
  terracotta: '#B8432F',
  terracottaTint: '#FAE9E5',
  darkTerracotta: '#8F3222',
  blue: '#1D5FA8',
  blueTint: '#E4EEF9',
  greyTint: '#EFEDE6',
} as const;

/** What a phone's small buttons below a list are called. */
const PAGE_NAMES = {
  first: 'Première page',
  last: 'Dernière page',
  next: 'Page suivante',
  previous: 'Page précédente',
} as const;

const components: RaThemeOptions['components'] = {
  ...defaultLightTheme.components,
  MuiButton: {
    defaultProps: { component: SteadyButton },
    styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } },
  },
  MuiIconButton: { defaultProps: { component: SteadyButton } },
  // Whoever does not see it turn is told too; the framework's own spinners have no name.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Chargement' } },
  MuiPaper: { styleOverrides: { rounded: { borderRadius: 12 } } },
  MuiCheckbox: {
    defaultProps: {
      slots: { input: CheckboxInput },
      slotProps: {
        // A label belongs to the box that is ticked, and not to what is drawn around it.
        input: (box: object) => ({ 'aria-label': (box as { 'aria-label'?: string })['aria-label'] }),
        root: { 'aria-label': undefined },
      },
    },
  },
  MuiTablePagination: { defaultProps: { getItemAriaLabel: (place: keyof typeof PAGE_NAMES) => PAGE_NAMES[place] } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 1, color: colours.mutedInk } } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.fieldLine } } },
  // Where the screen is that low (a wide one that is magnified four times), title and buttons would leave no room for what is between them.
  MuiDialog: {
    styleOverrides: {
      paper: {
        [LOW]: {
          margin: 8,
          maxHeight: 'calc(100% - 16px)',
          overflowY: 'auto',
          '& > form': { flexShrink: 0 },
          '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' },
        },
      },
    },
  },
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      size: 'small',
      margin: 'dense',
      fullWidth: true,
      slots: { inputLabel: TextFieldLabel },
    },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiTableCell: {
    styleOverrides: { head: { fontWeight: 600, color: colours.mutedInk }, root: { borderColor: colours.line } },
  },
  // The long name of a chosen product breaks; on one line it would widen the form beyond a phone's screen.
  MuiChip: { styleOverrides: { root: { height: 'auto', minHeight: 24 }, label: { whiteSpace: 'normal' } } },
  // What opens is drawn outside of the page's landmarks, and so is one itself.
  MuiMenu: { defaultProps: { slotProps: { paper: { role: 'region', 'aria-label': 'Choix' } } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: COMFORTABLE_TOUCH,
        // On the ground of what is chosen and has the focus, muted words are too pale.
        '&.Mui-selected .MuiListItemText-secondary': { color: 'inherit' },
      },
    },
  },
  // At the top it would stand over the title of the page, at the very bottom over the button that saves.
  RaNotification: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'right' } } },
  MuiSnackbar: { styleOverrides: { root: { marginBottom: ABOVE_BUTTONS, [WIDE]: { marginBottom: 0 } } } },
  // Fingers and keyboards move and remove lines and pictures too, not only a mouse that hovers.
  RaSimpleFormIterator: {
    // One touch that takes out every line at once serves nobody.
    defaultProps: { disableClear: true },
    styleOverrides: {
      root: {
        '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        '& .RaSimpleFormIterator-action button': { minWidth: COMFORTABLE_TOUCH, minHeight: COMFORTABLE_TOUCH },
        '& .button-remove': { color: colours.terracotta },
      },
    },
  },
  // What stands around a list and below a form is of the page's colours, not white or grey.
  // A table that is wider than its place moves within it; the page stays as wide as the screen.
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
  RaListToolbar: {
    styleOverrides: { root: { '&&': { backgroundColor: 'transparent' }, [WIDE]: { flexWrap: 'wrap' } } },
  },
  // Filters and buttons share a line where both have room; else the buttons take one of their own.
  RaFilterForm: { styleOverrides: { root: { [WIDE]: { flex: '0 1 auto' } } } },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': { backgroundColor: 'transparent' },
        flexWrap: 'wrap',
        alignItems: 'center',
        // As the library's own buttons there are.
        '& .MuiButton-sizeSmall': { lineHeight: 1.5 },
        [WIDE]: { flex: '1 1 auto' },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: { backgroundColor: colours.surface, borderTop: `1px solid ${colours.line}` },
    },
  },
  // « Inscriptions aux formations » is read whole.
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        scrollMarginBlock: 16,
        '& .MuiTypography-root': { whiteSpace: 'normal', lineHeight: 1.3 },
        '&.RaMenuItemLink-active, &.RaMenuItemLink-active:hover': {
          backgroundColor: colours.greenTint,
          fontWeight: 700,
          '&, & .RaMenuItemLink-icon': { color: colours.darkGreen },
        },
      },
    },
  },
  RaEdit: { defaultProps: { ...EDITED_AFRESH, component: EditCard } },
  // The shop says what is wrong, at its field: the browser would stop a price between two steps with a bubble of its own.
  // Whoever leaves with something typed is asked first.
  RaSimpleForm: {
    defaultProps: {
      noValidate: true,
      warnWhenUnsavedChanges: true,
      component: SimpleFormFields,
      // The fields' place leads there, also when it is the shop that refuses.
      shouldFocusError: false,
    },
  },
  // Folded away while nothing is chosen, its buttons are out of the keyboard's reach too.
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
  },
  RaImageInput: {
    styleOverrides: {
      root: { '& .RaFileInput-removeButton button': { opacity: 1, backgroundColor: colours.surface } },
    },
  },
  MuiCssBaseline: {
    styleOverrides: {
      // What has the focus stands between the bar and what is said, not below either.
      html: {
        scrollPaddingTop: BELOW_BAR,
        scrollPaddingBottom: ABOVE_NOTICE,
        [WIDE]: { scrollPaddingBottom: ABOVE_BUTTONS },
      },
      // A name without a space must not widen the page; tables move within their place instead.
      'h1, h2, h3, p, li': { overflowWrap: 'anywhere' },
      'td, th, td p': { overflowWrap: 'normal' },
      // What is read only while it is being saved; a save that is answered at once does not flicker.
      '[data-still] .MuiInputBase-root': { backgroundColor: colours.greyTint, transition: 'background-color 0s 0.3s' },
      ':focus-visible': { outline: `3px solid ${colours.blue}`, outlineOffset: 2 },
      // The library takes the outline away, and shows the focus by a shade that few can see.
      '.MuiButtonBase-root:is(.Mui-focusVisible, :focus-visible)': {
        outline: `3px solid ${colours.blue}`,
        outlineOffset: -2,
      },
      '.MuiAppBar-root .MuiButtonBase-root:is(.Mui-focusVisible, :focus-visible)': { outlineColor: colours.surface },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
    },
  },
};

export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: colours.green, dark: colours.darkGreen, contrastText: '#FFFFFF' },
    secondary: { main: colours.darkGreen, contrastText: '#FFFFFF' },
    error: { main: colours.terracotta },
    warning: { main: colours.amber, contrastText: colours.ink },
    info: { main: colours.blue },
    success: { main: colours.green },
    background: { default: colours.sand, paper: colours.surface },
    text: { primary: colours.ink, secondary: colours.mutedInk },
    divider: colours.line,
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: SYSTEM_FONTS,
    h1: { fontSize: '1.75rem', fontWeight: 700 },
    h2: { fontSize: '1.125rem', fontWeight: 700 },
    h6: { fontWeight: 600 },
  },
  components,
};
