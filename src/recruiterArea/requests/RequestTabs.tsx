import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const tabs = [
  { path: '/requests', labelKey: 'recruiter.menu.requests' },
  { path: '/requisitions', labelKey: 'recruiter.menu.requisitions' },
];

/** Tabs for all requests, one for each provider, and for the requisitions that group them. */
export const RequestTabs = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={translate('requisitions.tabs')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 1 }}
    >
      {tabs.map(({ path, labelKey }) => {
        const isHere = pathname === basename + path;
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
