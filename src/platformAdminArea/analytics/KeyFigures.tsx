import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { KeyFigure, KeyFigureName } from '../../../domain/insight/platform/keyFigures.ts';
import type { PlatformMetric } from '../../../domain/insight/platform/metric.ts';
import type { PlatformRange } from '../../../domain/insight/platform/range.ts';
import { useWriteList } from '../../components/fields/useWriteList.ts';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import { MetricCard } from '../../components/insight/MetricCard.tsx';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';
import { keyColumns } from './columns.tsx';
import { type AnalyticsWords, useAnalyticsWords } from './useAnalyticsWords.ts';

/** The cards of the chosen metric, each compared with the previous period. */
export const KeyFigures = ({ range, metric }: { range: PlatformRange; metric: PlatformMetric }) => {
  const { data, error, isPlaceholderData, refetch } = useInsight('platformKeyFigures', { range, metric });
  const words = useAnalyticsWords(data?.currency);
  const writeList = useWriteList();
  const title = words.label('key', 'title');
  const notes = notesOf(data?.figures ?? [], words);
  if (error && !data) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  return (
    <section aria-label={title} aria-busy={isPlaceholderData || !data}>
      <Box component="ul" sx={{ ...grid, opacity: isPlaceholderData ? 0.6 : 1 }}>
        {data?.figures.map((figure) => (
          <MetricCard
            key={figure.name}
            label={words.label('key', figure.name)}
            metric={figure}
            currency={data.currency}
          />
        ))}
        {!data &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
            <Skeleton key={place} component="li" variant="rounded" height={116} aria-hidden />
          ))}
      </Box>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 1, mb: 2 }}>
        {words.label('key', 'note')}{' '}
        {data && data.otherCurrencies.length > 0 && (
          <>
            {words.translate('analytics.otherCurrencies', {
              currency: data.currency,
              others: writeList(data.otherCurrencies),
            })}{' '}
          </>
        )}
        <ExportFigures
          title={title}
          fileName={`platform-key-figures-${range}`}
          columns={keyColumns(words)}
          rows={data?.figures ?? []}
        />
        {notes.length > 0 && <InfoTip title={title} text={notes.join(' ')} />}
      </Typography>
    </section>
  );
};

const explained: readonly KeyFigureName[] = ['revenue', 'activeUsers', 'satisfaction'];
/** Notes on the figures shown. */
const notesOf = (figures: readonly KeyFigure[], { label }: AnalyticsWords): string[] =>
  figures.flatMap(({ name }) => (explained.includes(name) ? [label('key.notes', name)] : []));

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 1.5, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
};
