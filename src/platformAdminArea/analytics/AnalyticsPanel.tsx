import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import type { TableName } from './tables.ts';

interface Props<R> {
  name: TableName;
  query: {
    data: R | undefined;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Whether there is no data to show. */
  isEmpty: (report: R) => boolean;
  children: (report: R) => ReactNode;
}

/** A titled part of the page with an info icon; it loads and fails independently of the others. */
export const AnalyticsPanel = <R,>({ name, query, isEmpty, children }: Props<R>) => {
  const { data, error, isPlaceholderData, refetch } = query;
  const translate = useTranslate();
  const word = (key: string) => translate(`platformAnalytics.${name}.${key}`);
  return (
    <Panel title={word('title')} info={word('note')}>
      {error && !data && <CouldNotLoad error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={280} aria-hidden />}
      {data && isEmpty(data) && <Typography color="textSecondary">{word('none')}</Typography>}
      {data && !isEmpty(data) && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {children(data)}
        </Box>
      )}
    </Panel>
  );
};
