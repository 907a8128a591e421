import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';
import type { MenuEntry, MenuGroup } from '../../components/area.ts';
import { useRowsAhead } from '../../components/later/useRowsAhead.ts';
import { useArea } from '../AreaContext.ts';
import { entryAt } from './menuMatch.ts';

interface EntryProps {
  entry: MenuEntry;
  /** Whether this entry belongs to the current page. */
  here: boolean;
  onChoose: () => void;
}

/** Re-rendered only when its selected state changes. */
const Entry = memo(({ entry, here, onChoose }: EntryProps) => {
  const translate = useTranslate();
  const area = useArea();
  const askAhead = useRowsAhead();
  const { resource, opening } = entry;
  const Icon = entry.icon;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={entry.path === '/' ? area.basename : area.basename + entry.path}
        selected={here}
        aria-current={here ? 'page' : undefined}
        onPointerDown={opening && resource ? () => askAhead(resource, opening) : undefined}
        onClick={onChoose}
        sx={{
          mx: 1.5,
          my: '1px',
          px: 1.25,
          py: 0.25,
          minHeight: 34,
          borderRadius: '8px',
          // As large as a finger.
          '@media (pointer: coarse)': { minHeight: 44 },
          '&.Mui-selected': { color: 'primary.main', '& .MuiListItemIcon-root': { color: 'primary.main' } },
        }}
      >
        <ListItemIcon sx={{ minWidth: 30, color: 'text.secondary', '& svg': { fontSize: 18 } }}>
          <Icon />
        </ListItemIcon>
        <ListItemText
          primary={translate(entry.labelKey)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: here ? 600 : 500, fontSize: 14 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
});

interface GroupProps {
  group: MenuGroup;
  current: MenuEntry | undefined;
  onChoose: () => void;
}

const Group = ({ group, current, onChoose }: GroupProps) => {
  const translate = useTranslate();
  const user = useSession()?.user;
  const label = useId();
  const allowed = group.entries.filter(({ resource }) => !resource || mayAccess(user, 'list', resource));
  if (allowed.length === 0) return null;
  return (
    <Box sx={{ py: 0.75 }}>
      {group.labelKey && (
        <Typography
          id={label}
          component="div"
          sx={{ px: 2.75, pt: 1, pb: 0.5, fontSize: 12, fontWeight: 500, color: 'text.secondary' }}
        >
          {translate(group.labelKey)}
        </Typography>
      )}
      <List disablePadding aria-labelledby={group.labelKey ? label : undefined}>
        {allowed.map((entry) => (
          <Entry key={entry.path} entry={entry} here={entry === current} onChoose={onChoose} />
        ))}
      </List>
    </Box>
  );
};

/** The area's menu without entries that this user may not open. */
export const ConsoleMenu = ({ onChoose }: { onChoose: () => void }) => {
  const area = useArea();
  const current = entryAt(area, useLocation().pathname);
  return (
    <Box sx={{ overflowY: 'auto', pb: 2 }}>
      {area.menu.map((group) => (
        <Group key={group.entries[0]?.path} group={group} current={current} onChoose={onChoose} />
      ))}
    </Box>
  );
};
