import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { unresolvedTickets } from '../../../domain/insight/support.ts';
import type { AgentFigures } from '../../../domain/insight/supportDesk.ts';
import type { Tone } from '../../components/fields/tones.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { useFigureTexts } from './useFigureTexts.ts';
import { useTicketPath } from './useTicketPath.ts';

/** Each agent's performance, from open and answered tickets. */
export const TeamPerformance = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useInsight('supportDesk', {});
  const title = translate('support.team.title');
  const columns = useTeamColumns();
  return (
    <Box sx={{ mt: 3 }}>
      <Panel title={title}>
        {error && !data ? (
          <CouldNotLoad title={translate('support.team.failed')} error={error} onRetry={() => refetch()} />
        ) : data ? (
          <FigureTable label={title} columns={columns} rows={data.agents} idOf={({ id }) => id} />
        ) : (
          <Skeleton variant="rounded" height={180} />
        )}
      </Panel>
    </Box>
  );
};

const useTeamColumns = (): readonly Column<AgentFigures>[] => {
  const translate = useTranslate();
  const { shortTime } = useFigureTexts();
  const label = (key: string) => translate(`support.team.${key}`);
  return [
    { key: 'agent', label: label('agent'), show: ({ name }) => name },
    {
      key: 'role',
      label: label('role'),
      show: ({ role }) => translate(`support.roles.${role}`, { _: role }),
    },
    { key: 'active', label: label('active'), numeric: true, show: (agent) => <Active {...agent} /> },
    {
      key: 'response',
      label: label('response'),
      numeric: true,
      show: ({ averageResponseMinutes }) => shortTime(averageResponseMinutes) ?? '–',
    },
    {
      key: 'satisfaction',
      label: label('satisfaction'),
      numeric: true,
      show: ({ satisfaction }) => <Stars value={satisfaction} />,
    },
  ];
};

/** Links to the tickets that were counted. */
const Active = ({ id, active }: AgentFigures) => {
  const { list } = useTicketPath();
  const search = listSearch({ ...unresolvedTickets, assigneeId: [id] });
  return (
    <Link component={RouterLink} to={`${list}?${search}`}>
      {active}
    </Link>
  );
};

const Stars = ({ value }: { value: number | null }) => {
  const { stars } = useFigureTexts();
  if (value === null) return '–';
  return <span className={`state-mark ${toneOfStars(value)}`}>{stars(value)}</span>;
};

/** Out of five. */
const toneOfStars = (stars: number): Tone => (stars >= 4.5 ? 'good' : stars >= 4 ? 'waiting' : 'wrong');
