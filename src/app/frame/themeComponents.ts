import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import type { AriaAttributes } from 'react';
import { cutText } from '../../components/fields/cutText.ts';
import { marksLook } from '../../components/fields/marksLook.ts';
import { forcedColours } from './forcedColours.ts';

/** The type that the theme takes: comparing it with `Components<Theme>` takes the compiler seconds. */
type Styles = NonNullable<ThemeOptions['components']>;
/** React-admin's own components, which are missing in MUI's types. */
type ReactAdminStyles = Record<`Ra${string}`, unknown>;

const focusRing = ({ theme }: { theme: Theme }): CSSObject => ({
  '&.Mui-focusVisible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});

const fullWidthOnPhones = {
  props: {},
  style: ({ theme }: { theme: Theme }): CSSObject => ({ [theme.breakpoints.down('sm')]: { width: '100%' } }),
};

/** Of buttons, chips and links whose color says nothing. */
const edge = ({ palette }: Theme): string => (palette.mode === 'dark' ? '#4b3c74' : '#d3c8ea');

/** Tooltips are part of the page's landmark; behind a dialog it is hidden from assistive technology. */
const inPage = (): HTMLElement => {
  const main = document.querySelector('main');
  return main && !main.closest('[aria-hidden="true"]') ? main : document.body;
};

const calm: Styles = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      ':focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
      '#react-admin-title:empty': { display: 'none' },
      ...marksLook(theme),
      ...forcedColours,
      // Respects prefers-reduced-motion; progress indicators keep spinning.
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
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 8 } },
    // The primary color is for the next step of a page alone: the filled button.
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({
          color: theme.palette.text.primary,
          borderColor: edge(theme),
          '&:hover': {
            borderColor: theme.palette.text.secondary,
            backgroundColor: theme.palette.action.hover,
          },
        }),
      },
      {
        props: { variant: 'text', color: 'primary' },
        style: ({ theme }) => ({
          color: theme.palette.text.primary,
          '&:hover': { backgroundColor: theme.palette.action.selected },
        }),
      },
    ],
  },
  MuiDialog: {
    styleOverrides: {
      root: {
        // Focus goes to the dialog as a whole first, whose border is a sufficient indicator.
        '& .MuiDialog-paper, & .MuiDialog-container': { outline: 'none' },
        // What scrolls is the content; the buttons of a long form stay in sight.
        '& .MuiDialog-paper form:has(> .MuiDialogActions-root)': {
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
        },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '12px 24px', borderTop: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiToggleButtonGroup: { defaultProps: { color: 'primary', size: 'small' } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 500, borderRadius: 6 },
      sizeSmall: { height: 22, '& .MuiChip-label': { paddingInline: 7 } },
      outlined: ({ theme }) => ({ borderColor: edge(theme) }),
    },
  },
  // MUI's default is translucent and uses 11 pixels, too small for a sentence.
  MuiTooltip: {
    defaultProps: { arrow: true, slotProps: { popper: { container: inPage } } },
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
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 3 } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
  // The invisible input of a small thumb is as small as that; a target of 24 pixels, as WCAG 2.2 asks for.
  MuiSlider: {
    styleOverrides: {
      thumb: {
        '& input[type="range"]': {
          width: '24px !important',
          height: '24px !important',
          top: 'calc(50% - 11px)',
          left: 'calc(50% - 11px)',
        },
      },
    },
  },
};

const tables: Styles = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        fontVariantNumeric: 'tabular-nums',
        fontSize: '0.8125rem',
        '& .MuiTypography-body2': { fontSize: 'inherit' },
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      }),
      body: ({ theme }) => ({
        '& .MuiLink-root, & .RaReferenceField-link': {
          color: theme.palette.text.primary,
          fontWeight: 500,
          textDecorationColor: edge(theme),
          '&:hover': { color: theme.palette.primary.main, textDecorationColor: 'currentcolor' },
        },
        // With its root, as react-admin's own styles name the link and the color.
        '& .RaReferenceField-root .RaReferenceField-link > *': {
          ...cutText,
          color: 'inherit',
          fontWeight: 'inherit',
        },
      }),
      head: ({ theme }) => ({
        fontWeight: 500,
        fontSize: '0.75rem',
        paddingBlock: 5,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  // A target of 24 pixels, as WCAG 2.2 asks for.
  MuiTableSortLabel: { styleOverrides: { root: { minWidth: 24, minHeight: 24 } } },
  MuiTableRow: { styleOverrides: { root: { '&:last-child > .MuiTableCell-body': { borderBottom: 0 } } } },
};

/** A phone would enlarge a page whose inputs have letters of less than 16 pixels. */
const largeOnPhones = ({ theme }: { theme: Theme }): CSSObject => ({
  [theme.breakpoints.down('sm')]: { fontSize: '1rem' },
});

const inputs: Styles = {
  MuiAutocomplete: { defaultProps: { fullWidth: true }, variants: [fullWidthOnPhones] },
  MuiTextField: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    variants: [fullWidthOnPhones],
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiInputBase: { styleOverrides: { root: largeOnPhones } },
  MuiInputLabel: { styleOverrides: { root: largeOnPhones } },
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

/**
 * React-admin labels the container of a checkbox, which assistive technology ignores: the label moves to the
 * input.
 */
const checkboxes: Styles = {
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

/** A wide table scrolls inside its card, so that the page itself never scrolls sideways. */
const scrollInside = { overflowX: 'auto', borderRadius: 'inherit' };

/**
 * On phones react-admin adds a background to a list's filters, with higher specificity than a plain override.
 */
const noPanel = { '&&': { background: 'none' } };

const lists: Record<`Ra${string}`, unknown> = {
  RaList: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaList-main': { minWidth: 0 },
        // React-admin's placeholder has a column for each field, hidden ones too, and would be wider than the page.
        '& .RaDataTable-root > .RaDataTable-table': {
          tableLayout: 'fixed',
          '& tr > :nth-of-type(n + 9)': { display: 'none' },
        },
        [theme.breakpoints.down('sm')]: {
          // Cards are not nested in another card.
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
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        ...noPanel,
        alignItems: 'center',
        '&:empty': { display: 'none' },
        '& .MuiButton-text': { color: theme.palette.text.secondary, fontWeight: 500 },
      }),
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        ...noPanel,
        [theme.breakpoints.up('sm')]: {
          minHeight: 40,
          '& form': { minHeight: 0, padding: 0 },
          '& .RaFilterForm-filterFormInput': { marginTop: 0 },
          '& .MuiFormControl-marginDense': { margin: '4px 0' },
          '& .MuiOutlinedInput-root': { minHeight: 34 },
          '& .MuiOutlinedInput-input': { paddingBlock: '5.5px' },
          '& .RaTopToolbar-root, & .MuiToolbar-root': { minHeight: 40, paddingBlock: 4 },
        },
      }),
    },
  },
  RaSearchInput: {
    styleOverrides: { root: ({ theme }: Themed) => ({ [theme.breakpoints.up('sm')]: { width: 200 } }) },
  },
  RaPlaceholder: {
    styleOverrides: { root: ({ theme }: Themed) => ({ backgroundColor: theme.palette.action.selected }) },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        // Opaque and a little larger than the list's tools with their labels, over which it lies; react-admin's text
        // color is that of a filled primary button.
        '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
          left: -1,
          right: -1,
          height: theme.spacing(5.5),
          minHeight: theme.spacing(5.5),
          transform: `translateY(${theme.spacing(-5.5)})`,
          borderRadius: '12px',
        },
        '& .RaBulkActionsToolbar-toolbar': {
          color: theme.palette.text.primary,
          backgroundColor: theme.palette.background.paper,
          backgroundImage: `linear-gradient(${theme.palette.action.selected}, ${theme.palette.action.selected})`,
        },
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
    // The primary color is unreadable on a colored background.
    styleOverrides: { root: { '& .RaNotification-undo': { color: 'inherit', textDecoration: 'underline' } } },
  },
  RaToolbar: {
    styleOverrides: { root: ({ theme }: Themed) => ({ backgroundColor: theme.palette.action.hover }) },
  },
};

/** The consoles' theme: calm surfaces, dense tables with tabular figures, clearly visible focus. */
export const componentStyles: Styles & ReactAdminStyles = {
  ...calm,
  ...tables,
  ...inputs,
  ...checkboxes,
  ...reactAdmin,
};
