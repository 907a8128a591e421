import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

const tabs = [
  { path: '/users', labelKey: 'people.tabs.overview' },
  { path: '/users/roles', labelKey: 'people.tabs.roles' },
  { path: '/users/verification', labelKey: 'people.tabs.verification' },
];

/** The three parts of Individual Users, each at an address of its own. */
export const UserTabs = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const inside = useLocation().pathname.slice(basename.length);
  return (
    <Box component="nav" aria-label={translate('people.tabs.label')} sx={row}>
      {tabs.map(({ path, labelKey }) => (
        <Button
          key={path}
          component={Link}
          to={basename + path}
          color={path === inside ? 'primary' : 'inherit'}
          aria-current={path === inside ? 'page' : undefined}
          sx={{
            borderBottom: 2,
            borderColor: path === inside ? 'primary.main' : 'transparent',
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
