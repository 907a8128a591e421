import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const everybody = '/talent-pool';
const pools = '/talent-pool/pools';
const hotLists = '/hotListRecipients';
const views = [
  { path: everybody, labelKey: 'talent.everybody' },
  { path: pools, labelKey: 'talent.pools.title' },
  { path: hotLists, labelKey: 'recruiter.menu.hotLists' },
];

/** Tabs for all listed candidates, the company's pools, and the hot lists that it got. */
export const TalentPoolTabs = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const inside = useLocation().pathname.slice(basename.length);
  const here = [pools, hotLists].find((path) => inside.startsWith(path)) ?? everybody;
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
