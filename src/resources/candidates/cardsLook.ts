import { alpha, type CSSObject, type Theme } from '@mui/material/styles';

/**
 * A grid with as many cards side by side as fit. The styles are here, once, because the cards are plain
 * elements.
 */
export const cardsLook = ({ theme }: { theme: Theme }): CSSObject => ({
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // A card out of view is not laid out; the browser remembers its height once it has been shown.
  '& .cards > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 240px' },
  ...cardLook(theme),
  ...actLook(theme),
  ...tickLook(theme),
});

const cardLook = ({ palette, typography }: Theme): CSSObject => ({
  '& article': {
    display: 'flex',
    flexDirection: 'column',
    gap: 6,
    height: '100%',
    padding: '12px 14px',
    overflow: 'hidden',
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    backgroundColor: palette.background.paper,
    color: palette.text.primary,
  },
  '& article p, & .rate small': {
    ...typography.body2,
    margin: 0,
    color: palette.text.secondary,
    fontSize: typography.pxToRem(13),
  },
  '& article h2, & .rate': { ...typography.body2, margin: 0 },
  '& article h2': { fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& h2 a': { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.2em' },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& .who': { display: 'flex', gap: 12, alignItems: 'center', minWidth: 0 },
  '& .who > div': { minWidth: 0 },
  '& .who > .corner': { alignSelf: 'start', margin: '-4px -8px 0 auto' },
  '& .where': { display: 'flex', flexWrap: 'wrap', columnGap: 16, rowGap: 4 },
  '& .where > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& .states': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
  '& .states.wide': { gap: 8 },
  '& .rate': { marginLeft: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .acts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    marginTop: 'auto',
    paddingTop: 4,
    '& .MuiButton-root': { minWidth: 0, padding: '2px 8px', fontSize: typography.pxToRem(13) },
    '& .MuiButton-startIcon': { display: 'none' },
    '& .MuiCheckbox-root': { padding: 4 },
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
      borderRadius: 2,
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
