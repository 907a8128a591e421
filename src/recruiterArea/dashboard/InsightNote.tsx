import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { HiringInsight } from '../../../domain/insight/hiringInsights.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { useCount } from '../../components/tiles/useCount.ts';

/** One insight, the figures behind it, and a link to its rows. */
export const InsightNote = ({ insight }: { insight: HiringInsight }) => {
  if (insight.kind === 'askedSkill') return <AskedSkill insight={insight} />;
  return insight.kind === 'slowStage' ? <SlowStage insight={insight} /> : <BestSource insight={insight} />;
};

type Of<K extends HiringInsight['kind']> = { insight: Extract<HiringInsight, { kind: K }> };

const SlowStage = ({ insight: { kind, stage, days, stays, waiting, over } }: Of<'slowStage'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const words = {
    stage: translate(valueKey('pipelineEntries', 'stage', stage)),
    days: days.toLocaleString(locale, { maximumFractionDigits: 1 }),
    stays: stays.toLocaleString(locale),
    waiting: waiting.toLocaleString(locale),
    over: over.toLocaleString(locale),
  };
  return <Note kind={kind} words={words} path="/pipeline" />;
};

const BestSource = ({ insight: { kind, source, hired, people, share, usual } }: Of<'bestSource'>) => {
  const translate = useTranslate();
  const locale = useLocale();
  const percent = (part: number) =>
    part.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
  const words = {
    source: translate(`hiring.sources.${source}`, { _: source }),
    hired: hired.toLocaleString(locale),
    people: people.toLocaleString(locale),
    share: percent(share),
    usual: percent(usual),
  };
  return <Note kind={kind} words={words} path="/pipeline" />;
};

const AskedSkill = ({ insight: { kind, skill, jobs, open } }: Of<'askedSkill'>) => {
  const locale = useLocale();
  const held = { skills_inc_any: [skill] };
  const { total } = useCount('candidates', { ...held, status: 'Available' });
  const words = {
    skill,
    jobs: jobs.toLocaleString(locale),
    open: open.toLocaleString(locale),
    free: total?.toLocaleString(locale) ?? '…',
  };
  return <Note kind={kind} words={words} path={`/talent-pool?${listSearch(held)}`} />;
};

type NoteProps = { kind: HiringInsight['kind']; words: Record<string, string>; path: string };

const Note = ({ kind, words, path }: NoteProps) => {
  const translate = useTranslate();
  const basename = useBasename();
  const say = (part: string) => translate(`hiring.insights.${kind}.${part}`, words);
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {say('title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ my: 0.75 }}>
        {say('text')}
      </Typography>
      <Link component={RouterLink} to={basename + path} variant="body2">
        {say('link')}
      </Link>
    </Box>
  );
};
