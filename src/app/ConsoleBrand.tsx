import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useArea } from './AreaContext.ts';

/** The product's mark, leading to the console's dashboard. */
export const ConsoleBrand = () => {
  const translate = useTranslate();
  const { basename } = useArea();
  return (
    <Box
      component={Link}
      to={basename}
      aria-label={`${translate('shell.brand')}: ${translate('shell.home')}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 64,
        flexShrink: 0,
        px: 2.5,
        color: 'text.primary',
        fontSize: 18,
        fontWeight: 700,
        letterSpacing: '-0.01em',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -4 },
      }}
    >
      <img src="/favicon.svg" alt="" width={30} height={30} />
      {translate('shell.brand')}
    </Box>
  );
};
