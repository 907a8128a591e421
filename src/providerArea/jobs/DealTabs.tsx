import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const tabs = [
  { path: '/requests', labelKey: 'provider.menu.requests' },
  { path: '/jobs', labelKey: 'openJobs.title' },
  { path: '/applications', labelKey: 'openJobs.own.title' },
];

/** Tabs for requests, open jobs and the provider's applications. */
export const DealTabs = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={translate('openJobs.ways')} sx={row}>
      {tabs.map(({ path, labelKey }) => {
        const isHere = pathname.startsWith(basename + path);
        return (
          <Button
            key={path}
            component={Link}
            to={basename + path}
            color={isHere ? 'primary' : 'inherit'}
            aria-current={isHere ? 'page' : undefined}
            sx={{ borderBottom: 2, borderColor: isHere ? 'primary.main' : 'transparent', borderRadius: 0 }}
          >
            {translate(labelKey)}
          </Button>
        );
      })}
    </Box>
  );
};

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 1 };
