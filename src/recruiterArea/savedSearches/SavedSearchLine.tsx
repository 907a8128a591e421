import QuietIcon from '@mui/icons-material/NotificationsOffOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useBasename, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { newMatches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import { useCount } from '../../components/tiles/useCount.ts';
import { SavedSearchMenu } from './SavedSearchMenu.tsx';

/** One saved search: a link to its candidates, the number of new matches, and its menu. */
export const SavedSearchLine = ({ search }: { search: SavedSearch }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { id, name, alert } = search;
  const { total: count = 0 } = useCount('candidates', newMatches(search));
  const says = count > 0 ? 'talent.searches.openFresh' : 'talent.searches.open';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 }}>
      <Link
        component={RouterLink}
        to={`${basename}/talent-pool/searches/${id}`}
        underline="hover"
        aria-label={translate(says, { name, smart_count: count })}
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}
      >
        {name}
      </Link>
      {!alert && (
        <QuietIcon
          titleAccess={translate('talent.searches.quiet')}
          color="action"
          sx={{ fontSize: 16, flex: 'none' }}
        />
      )}
      {count > 0 && (
        <Chip
          size="small"
          color="primary"
          aria-hidden
          label={translate('talent.searches.fresh', { smart_count: count })}
        />
      )}
      <SavedSearchMenu search={search} />
    </Box>
  );
};
