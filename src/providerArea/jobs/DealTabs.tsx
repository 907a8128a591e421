import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const tabs = [
  { path: '/requests', labelKey: 'provider.menu.requests' },
  { path: '/jobs', labelKey: 'openJobs.title' },
  { path: '/applications', labelKey: 'openJobs.own.title' },
];

/** The ways by which recruiters and one's people meet, beside each other. */
export const DealTabs = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { pathname } = useLocation();
  const here = tabs.findLast(({ path }) => pathname.startsWith(basename + path))?.path ?? false;
  return (
    <Tabs
      component="nav"
      value={here}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('openJobs.ways')}
      sx={{ mb: 1 }}
    >
      {tabs.map(({ path, labelKey }) => (
        <Tab
          key={path}
          value={path}
          label={translate(labelKey)}
          component={Link}
          to={basename + path}
          role="link"
          aria-selected={undefined}
          aria-current={path === here ? 'page' : undefined}
        />
      ))}
    </Tabs>
  );
};
