import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { barHeight } from '../../components/barHeight.ts';
import { inSite } from '../../platform/siteAddress.ts';
import { useArea } from '../AreaContext.ts';

/** The names of product and console, linked to its dashboard. */
export const ConsoleBrand = () => {
  const translate = useTranslate();
  const { basename, nameKey } = useArea();
  const name = translate(nameKey);
  return (
    <Box
      component={Link}
      to={basename}
      aria-label={`${translate('shell.brand')} ${name}: ${translate('shell.home')}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: barHeight,
        flexShrink: 0,
        px: 2.5,
        color: 'text.primary',
        fontSize: 16,
        fontWeight: 600,
        letterSpacing: '-0.01em',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -4 },
      }}
    >
      <img src={inSite('/favicon.svg')} alt="" width={26} height={26} />
      <span>
        {translate('shell.brand')}{' '}
        <Typography component="span" color="textSecondary" sx={{ font: 'inherit', fontWeight: 400 }}>
          {name}
        </Typography>
      </span>
    </Box>
  );
};
