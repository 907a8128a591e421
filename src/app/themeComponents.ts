import type { Components, CSSObject, Theme } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { marksLook } from '../components/fields/marksLook.ts';

/** React-admin's own components, which MUI's types do not know. */
type Styles = Components<Theme> & Record<`Ra${string}`, unknown>;

const focusRing = ({ theme }: { theme: Theme }): CSSObject => ({
  '&.Mui-focusVisible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});

const fullWidthOnPhones = {
  props: {},
  style: ({ theme }: { theme: Theme }): CSSObject => ({ [theme.breakpoints.down('sm')]: { width: '100%' } }),
};

const calm: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      ':focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      '#react-admin-title:empty': { display: 'none' },
      ...marksLook(theme),
      // Who asks for calm gets it; what turns while one waits goes on turning.
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { transition: 'none !important' },
        // Drag and drop waits for the end of a card's transition.
        '[data-rfd-draggable-id][data-rfd-draggable-id]': {
          transition: 'transform 1ms, opacity 1ms !important',
        },
      },
    }),
  },
  MuiButtonBase: { styleOverrides: { root: focusRing } },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { borderRadius: 10 } } },
  MuiDialog: {
    // Focus goes to the dialog as a whole first: its edge is mark enough.
    styleOverrides: { root: { '& .MuiDialog-paper, & .MuiDialog-container': { outline: 'none' } } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiToggleButtonGroup: { defaultProps: { color: 'primary', size: 'small' } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14 } },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  // MUI's is translucent and sets 11 pixels, too small for a sentence.
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: theme.palette.text.primary,
        color: theme.palette.background.paper,
        fontSize: 13,
        lineHeight: 1.45,
      }),
      arrow: ({ theme }) => ({ color: theme.palette.text.primary }),
    },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
};

const tables: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        fontVariantNumeric: 'tabular-nums',
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      }),
      head: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child > .MuiTableCell-body': { borderBottom: 0 } } } },
};

const inputs: Components<Theme> = {
  MuiAutocomplete: { defaultProps: { fullWidth: true }, variants: [fullWidthOnPhones] },
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    variants: [fullWidthOnPhones],
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({
        borderColor: theme.palette.mode === 'dark' ? '#8d7db4' : '#8a7ca8',
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.secondary }) },
  },
};

/** React-admin labels the box around a checkbox, where assistive technology does not look: the label moves to the input. */
const checkboxes: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: { 'aria-label': undefined },
        input: (ownerState) => ({ 'aria-label': (ownerState as AriaAttributes)['aria-label'] }),
      },
    },
  },
};

type Themed = { theme: Theme };

/** A wide table scrolls inside its card, so that the page itself never moves sideways. */
const scrollInside = { overflowX: 'auto', borderRadius: 'inherit' };

/** On phones react-admin paints a panel behind a list's filters, with more weight than a plain override has. */
const noPanel = { '&&': { background: 'none' } };

const lists: Record<`Ra${string}`, unknown> = {
  RaList: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaList-main': { minWidth: 0 },
        [theme.breakpoints.down('sm')]: {
          // Cards need no card around them.
          '& .RaList-content': { border: 0, background: 'none' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      }),
    },
  },
  RaDataTable: {
    styleOverrides: { root: { borderRadius: 'inherit', '& .RaDataTable-tableWrapper': scrollInside } },
  },
  RaDatagrid: {
    styleOverrides: { root: { borderRadius: 'inherit', '& .RaDatagrid-tableWrapper': scrollInside } },
  },
  RaTopToolbar: { styleOverrides: { root: noPanel } },
  RaListToolbar: { styleOverrides: { root: noPanel } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: theme.palette.action.selected },
      }),
    },
  },
};

const reactAdmin: Record<`Ra${string}`, unknown> = {
  ...lists,
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  RaNotification: {
    defaultProps: { autoHideDuration: 6000, anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    // On a coloured ground the primary colour cannot be read.
    styleOverrides: { root: { '& .RaNotification-undo': { color: 'inherit', textDecoration: 'underline' } } },
  },
  RaToolbar: {
    styleOverrides: { root: ({ theme }: Themed) => ({ backgroundColor: theme.palette.action.hover }) },
  },
};

/** The consoles' look: calm surfaces, dense tables with level figures, focus one cannot miss. */
export const componentStyles: Styles = { ...calm, ...tables, ...inputs, ...checkboxes, ...reactAdmin };
