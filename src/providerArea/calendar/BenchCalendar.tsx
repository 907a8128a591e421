import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageLinks } from '../../components/screens/lists/PageLinks.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { BarDialog } from './BarDialog.tsx';
import { BarLegend } from './BarLegend.tsx';
import { BenchTimeline } from './BenchTimeline.tsx';
import { CalendarTools } from './CalendarTools.tsx';
import { RollOffPanel } from './RollOffPanel.tsx';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { type BenchRow, type NamedBar, peopleOnPage, useBench } from './useBench.ts';
import { useCalendarView } from './useCalendarView.ts';

/** Which candidates are free, on hold or placed, and until when. */
export const BenchCalendar = () => {
  const translate = useTranslate();
  const view = useCalendarView();
  const { rows, total, isPending, failed, retry } = useBench(view);
  const [opened, setOpened] = useState<{ row: BenchRow; bar: NamedBar } | null>(null);
  const [subscribing, setSubscribing] = useState(false);
  const pages = Math.ceil(total / peopleOnPage);
  return (
    <>
      <PageTitle>{translate('benchCalendar.title')}</PageTitle>
      <CalendarTools view={view} onSubscribe={() => setSubscribing(true)} />
      <RollOffPanel />
      <BarLegend />
      {failed ? (
        <CouldNotLoad title={translate('benchCalendar.failed')} onRetry={retry} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={420} />
      ) : rows.length === 0 ? (
        <Nobody searched={view.q !== ''} />
      ) : (
        <BenchTimeline
          rows={rows}
          period={view.period}
          scale={view.scale}
          onOpen={(row, bar) => setOpened({ row, bar })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mt: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {translate('benchCalendar.hint')}
        </Typography>
        {pages > 1 && (
          <PageLinks
            count={pages}
            page={view.page}
            onChange={(_event, page) => view.change({ page: String(page) })}
          />
        )}
      </Box>
      {opened && <BarDialog {...opened} onClose={() => setOpened(null)} />}
      {subscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
    </>
  );
};

const Nobody = ({ searched }: { searched: boolean }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const kind = searched ? 'noneFound' : 'empty';
  return (
    <EmptyState
      searched={searched}
      title={translate(`benchCalendar.${kind}.title`)}
      text={translate(`benchCalendar.${kind}.text`)}
    >
      {!searched && (
        <Button component={Link} to={`${basename}/employees/create`} variant="contained">
          {translate('pages.candidates.add')}
        </Button>
      )}
    </EmptyState>
  );
};
