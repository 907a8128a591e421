import { alpha, type CSSObject, type Theme } from '@mui/material/styles';

/**
 * A grid with as many cards side by side as fit. The styles are here, once, because the cards are plain
 * elements.
 */
export const cardsLook = ({ theme }: { theme: Theme }): CSSObject => ({
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: 8,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // A card out of view is not laid out; the browser remembers its height once it has been shown.
  '& .cards > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 134px' },
  ...cardLook(theme),
  ...actLook(theme),
  ...tickLook(theme),
});

const cardLook = ({ palette, typography, breakpoints }: Theme): CSSObject => ({
  '& article': {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    height: '100%',
    padding: '8px 12px',
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
    transition: 'border-color 150ms',
    '& .word-chips': { flexWrap: 'nowrap', '& span': { height: 20, lineHeight: '20px' } },
  },
  '& article p, & .where, & .rate small': {
    ...typography.body2,
    margin: 0,
    color: palette.text.secondary,
    fontSize: typography.pxToRem(13),
  },
  '& article h2, & .rate': { ...typography.body2, margin: 0 },
  '& article h2': { fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& h2 a': { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.2em' },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& article:has(h2 a)': { cursor: 'pointer' },
  '@media (hover: hover)': { '& article:has(h2 a):hover': { borderColor: palette.primary.main } },
  '& .who': { display: 'flex', gap: 10, alignItems: 'flex-start', minWidth: 0 },
  '& .who > div': { minWidth: 0 },
  '& .who p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.3 },
  '& .terms': {
    display: 'grid',
    flex: 'none',
    gap: '1px',
    justifyItems: 'end',
    marginLeft: 'auto',
  },
  '& .where': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 2, minHeight: 20 },
  '& .where > span ~ :is(span, small):not(.state-mark, .tags)::before': { content: '"·"', margin: '0 5px' },
  '& .where > :is(.state-mark, .tags)': { marginLeft: 'auto' },
  '& :is(.terms, .where) .state-mark': { height: 20 },
  '& .states': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
  '& .rate': { fontWeight: 600, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: 28,
    marginTop: 'auto',
    [breakpoints.up('sm')]: { flexWrap: 'nowrap' },
  },
  '& .foot > *': { minWidth: 0 },
  '& .acts': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 4,
    '&.beside': { flex: 'none', marginLeft: 'auto' },
    '& .MuiButton-root': { minWidth: 0, padding: '1px 8px', fontSize: typography.pxToRem(13) },
    '& .MuiButton-startIcon': { display: 'none' },
    '& .MuiCheckbox-root': { padding: 4 },
    '& .MuiIconButton-root': { padding: 4 },
    // Large enough to tap.
    [breakpoints.down('sm')]: {
      '& :is(.MuiButton-root, .act)': { minHeight: 44, padding: '4px 12px' },
      '& :is(.MuiIconButton-root, .MuiCheckbox-root, .round-button)': { padding: 12 },
      '& .tick': { width: 44, height: 44 },
    },
  },
});

/** A link that looks like a small button. */
const actLook = ({ palette, typography }: Theme): CSSObject => ({
  '& .act': {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    padding: '4px 5px',
    borderRadius: 8,
    color: palette.text.primary,
    fontSize: typography.pxToRem(13),
    textDecoration: 'none',
    transition: 'background-color 250ms, border-color 250ms',
    WebkitTapHighlightColor: 'transparent',
    '&.framed': { padding: '3px 9px', border: `1px solid ${palette.divider}` },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: alpha(palette.primary.main, palette.action.hoverOpacity) },
      '&.framed:hover': { borderColor: palette.primary.main },
    },
    '&:active': { backgroundColor: alpha(palette.primary.main, 0.2) },
  },
});

/** A checkbox at the end of a card's footer, large enough to tap. */
const tickLook = ({ palette }: Theme): CSSObject => ({
  '& .tick': {
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    alignSelf: 'center',
    margin: '-8px -11px -8px auto',
    borderRadius: '50%',
    color: palette.text.secondary,
    cursor: 'pointer',
    '&::before': {
      content: '""',
      width: 15,
      height: 15,
      border: '2px solid currentcolor',
      borderRadius: 3,
    },
    '&:checked': { color: palette.primary.main },
    '&:checked::before': { backgroundColor: 'currentcolor' },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      width: 4,
      height: 8.5,
      border: `solid ${palette.background.paper}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: alpha(palette.primary.main, palette.action.hoverOpacity) },
    },
    '&:active': { backgroundColor: alpha(palette.primary.main, 0.2) },
  },
});
