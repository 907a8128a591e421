import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { ScorecardTable } from '../scorecards/ScorecardTable.tsx';
import { useScorecards } from '../scorecards/useScorecards.ts';
import { EntrySection } from './EntrySection.tsx';

/** All scorecards for the candidate that this person may read, side by side; nothing while there are none. */
export const EntryScorecards = ({ entry }: { entry: PipelineEntry }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useScorecards(entry.id);
  if (!error && !data?.interviews.length) return null;
  const title = translate('pipeline.scorecards.title');
  const cards = data?.interviews.flatMap((one) => one.cards) ?? [];
  const all = data?.interviews.reduce((sum, { given }) => sum + given, 0) ?? 0;
  const hidden = all - cards.length;
  return (
    <EntrySection title={title}>
      {error && !data && <CouldNotLoad error={error} onRetry={refetch} />}
      {cards.length > 0 && <ScorecardTable label={title} cards={cards} />}
      {hidden > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: cards.length > 0 ? 1 : 0 }}>
          {translate('pipeline.scorecards.hidden', { smart_count: hidden })}
        </Typography>
      )}
    </EntrySection>
  );
};
