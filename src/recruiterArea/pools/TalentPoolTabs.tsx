import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';

const everybody = '/talent-pool';
const pools = '/talent-pool/pools';
const views = [
  { path: everybody, labelKey: 'talent.everybody' },
  { path: pools, labelKey: 'talent.pools.title' },
];

/** Tabs for all listed candidates and for the company's pools. */
export const TalentPoolTabs = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const inside = useLocation().pathname.slice(basename.length);
  const here = inside.startsWith(pools) ? pools : everybody;
  return (
    <Box component="nav" aria-label={translate('talent.views')} sx={row}>
      {views.map(({ path, labelKey }) => (
        <Button
          key={path}
          component={Link}
          to={basename + path}
          color={path === here ? 'primary' : 'inherit'}
          aria-current={path === here ? 'page' : undefined}
          sx={{
            borderBottom: 2,
            borderColor: path === here ? 'primary.main' : 'transparent',
            borderRadius: 0,
          }}
        >
          {translate(labelKey)}
        </Button>
      ))}
    </Box>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 2 };
