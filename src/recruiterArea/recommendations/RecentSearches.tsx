import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Search } from '../../../domain/contract/hiring/searches.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { timeAgo } from '../../components/tiles/timeAgo.ts';

const mostShown = 6;

/** The company's latest searches, each with a link to its results. */
export const RecentSearches = ({ shownId }: { shownId: string | null }) => {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList<Search>('searches', {
    pagination: { page: 1, perPage: mostShown },
    sort: { field: 'at', order: 'DESC' },
  });
  return (
    <Panel title={translate('recommendations.recent.title')}>
      {error && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {isPending && <Skeleton variant="rounded" height={48} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('recommendations.recent.none')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {data.map((search) => (
            <RecentSearch key={search.id} search={search} isShown={search.id === shownId} />
          ))}
        </Box>
      )}
    </Panel>
  );
};

const RecentSearch = ({ search, isShown }: { search: Search; isShown: boolean }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { id, jobTitle, skills, at, shown, best } = search;
  const words = { when: timeAgo(at, new Date(), locale), shown, best };
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`${basename}/smart-recommendations?search=${encodeURIComponent(id)}`}
        aria-current={isShown ? 'page' : undefined}
        variant="body2"
        sx={{ ...cut, fontWeight: 600 }}
      >
        {jobTitle || skills.join(', ') || translate('recommendations.recent.anybody')}
      </Link>
      {jobTitle && skills.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={cut}>
          {skills.join(', ')}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ fontSize: 13 }}>
        {translate(`recommendations.recent.${shown > 0 ? 'line' : 'lineNone'}`, words)}
      </Typography>
    </Box>
  );
};

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
