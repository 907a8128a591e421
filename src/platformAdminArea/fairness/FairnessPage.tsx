import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { FairnessReport } from '../../../domain/insight/fairness/fairness.ts';
import {
  type FairnessGrouping,
  groupings,
  type SelectionStep,
  selectionSteps,
} from '../../../domain/insight/fairness/steps.ts';
import { type PlatformRange, platformRanges } from '../../../domain/insight/platform/range.ts';
import { FigureCards } from '../../components/insight/FigureCards.tsx';
import { FigureTable } from '../../components/insight/FigureTable.tsx';
import { RangeChoice } from '../../components/insight/RangeChoice.tsx';
import { Terms } from '../../components/insight/Terms.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { AnalyticsTabs } from '../analytics/AnalyticsTabs.tsx';
import { usePlatformRanges } from '../analytics/usePlatformRanges.ts';
import { fairnessCards, fairnessColumns } from './fairnessColumns.tsx';
import { SaveFairness } from './SaveFairness.tsx';
import { useFairnessWords } from './useFairnessWords.ts';

/** How often candidates of each group are selected at a step, compared with the best group. */
export const FairnessPage = () => {
  const words = useFairnessWords();
  const { word } = words;
  const [search, setSearch] = useSearchParams();
  const chosen = <T extends string>(key: string, all: readonly T[], usual: T): T =>
    all.find((one) => one === search.get(key)) ?? usual;
  const range = chosen<PlatformRange>('range', platformRanges, '90d');
  const step = chosen<SelectionStep>('step', selectionSteps, 'topTen');
  const { fairness } = useDataProvider<DataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['fairness', range],
    queryFn: async () => (await fairness({ range })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle>{word('title')}</PageTitle>
      <AnalyticsTabs />
      <Box sx={head}>
        <RangeChoice
          value={range}
          choose={(one) => setSearch({ range: one, step })}
          ranges={usePlatformRanges()}
        />
        <TextField
          select
          size="small"
          label={word('columns.step')}
          value={step}
          onChange={({ target }) => setSearch({ range, step: target.value })}
          sx={{ width: 190 }}
        >
          {selectionSteps.map((one) => (
            <MenuItem key={one} value={one}>
              {word(`steps.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {data && <SaveFairness report={data} />}
      </Box>
      {error && !data ? (
        <CouldNotLoad error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        <Report report={data} step={step} />
      )}
    </>
  );
};

const Report = ({ report, step }: { report: FairnessReport; step: SelectionStep }) => {
  const { word, percent, date, definitions } = useFairnessWords();
  const { period, searches, considered, selected, rows } = report;
  const below = rows.filter((row) => row.step === step && row.verdict === 'below').length;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '100ch' }}>
        {word('span', { from: date(period.from), to: date(period.to) })}.{' '}
        {word('basis', { considered, smart_count: searches })} {word('protected')}
      </Typography>
      {below > 0 && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {word('warning', { smart_count: below })}
        </Alert>
      )}
      <Tiles areTiles>
        {selectionSteps.map((one) => (
          <StatTile
            key={one}
            label={word(`steps.${one}`)}
            value={considered === 0 ? null : percent(selected[one] / considered)}
            note={word('of', { selected: selected[one], smart_count: considered })}
          />
        ))}
      </Tiles>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {groupings.map((by) => (
          <Groups key={by} report={report} by={by} step={step} />
        ))}
        <Panel title={word('definitions')}>
          <Terms rows={definitions} />
        </Panel>
      </Box>
    </>
  );
};

/** Rows shown at first. */
const fewest = 8;

interface GroupsProps {
  report: FairnessReport;
  by: FairnessGrouping;
  step: SelectionStep;
}

const Groups = ({ report, by, step }: GroupsProps) => {
  const words = useFairnessWords();
  const { word } = words;
  const [all, showAll] = useState(false);
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const rows = report.rows.filter((row) => row.by === by && row.step === step);
  const title = word(`by.${by}`);
  const Shown = isSmall ? FigureCards : FigureTable;
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <Typography color="textSecondary">{word('none')}</Typography>
      </Panel>
    );
  return (
    <Panel title={title} info={word(`meaning.${by}`)}>
      <Shown
        label={title}
        columns={(isSmall ? fairnessCards : fairnessColumns)(words, report.names)}
        rows={all ? rows : rows.slice(0, fewest)}
        idOf={({ group }) => group}
      />
      {rows.length > fewest && (
        <Button size="small" onClick={() => showAll(!all)} aria-expanded={all} sx={{ mt: 1 }}>
          {word(all ? 'showFewer' : 'showAll', { smart_count: rows.length })}
        </Button>
      )}
    </Panel>
  );
};

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, mb: 2 };
