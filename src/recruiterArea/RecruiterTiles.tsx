import PlacedIcon from '@mui/icons-material/CheckCircleOutlined';
import InterviewIcon from '@mui/icons-material/EventOutlined';
import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import AnsweredIcon from '@mui/icons-material/MarkEmailReadOutlined';
import TimeIcon from '@mui/icons-material/TimerOutlined';
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined';
import { useState } from 'react';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { hiresInMonthOf, interviewsOn } from '../../domain/insight/hiring.ts';
import { useInsight } from '../components/insight/useInsight.ts';
import { CountedTiles } from '../components/tiles/CountedTiles.tsx';
import { listSearch } from '../components/tiles/listSearch.ts';
import { StatTile } from '../components/tiles/StatTile.tsx';
import { useCount } from '../components/tiles/useCount.ts';
import { useCompanyZone } from './useCompanyZone.ts';

/** The share of requests that were answered and the time to hire in days, formatted. */
const useHiringFigures = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, refetch } = useInsight('recruiterHiring', {});
  const rate = data?.responseRate;
  const days = data?.daysToHire;
  return {
    asked: { error, total: data && 1, refetch },
    responseRate: typeof rate === 'number' ? rate.toLocaleString(locale, { style: 'percent' }) : rate,
    timeToHire:
      typeof days === 'number' ? translate('pages.dashboard.days', { days: Math.round(days) }) : days,
  };
};

const activeJobs = { status: 'Active' };

/** The recruiter's six key figures. */
export const RecruiterTiles = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { asked, responseRate, timeToHire } = useHiringFigures();
  const [now] = useState(() => new Date());
  const zone = useCompanyZone();
  const jobs = useCount('jobs', activeJobs);
  const candidates = useCount('candidates');
  const interviews = useCount('interviews', zone ? interviewsOn(now, zone) : {}, zone !== undefined);
  const placements = useCount('pipelineEntries', hiresInMonthOf(now));
  const label = (tile: string) => translate(`pages.recruiterDashboard.${tile}`);
  return (
    <CountedTiles areTiles asked={[jobs, candidates, interviews, placements, asked]}>
      <StatTile
        label={label('jobs')}
        value={jobs.total}
        icon={JobsIcon}
        to={`${basename}/jobs?${listSearch(activeJobs)}`}
      />
      <StatTile
        label={label('candidates')}
        value={candidates.total}
        icon={PeopleIcon}
        to={`${basename}/talent-pool?${listSearch({})}`}
        note={label('candidatesNote')}
      />
      <StatTile
        label={label('interviews')}
        value={interviews.total}
        icon={InterviewIcon}
        to={`${basename}/interviews`}
      />
      <StatTile
        label={label('placements')}
        value={placements.total}
        icon={PlacedIcon}
        to={`${basename}/pipeline`}
      />
      <StatTile
        label={label('response')}
        value={responseRate}
        icon={AnsweredIcon}
        to={`${basename}/requests`}
      />
      <StatTile label={label('timeToHire')} value={timeToHire} icon={TimeIcon} />
    </CountedTiles>
  );
};
