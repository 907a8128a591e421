import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { CouldNotLoad, type DataProvider, Panel } from 'talentbench/plugin/site';

/** How many assessments of the company are planned and passed. */
export const SummaryPanel = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['skillAssessments', 'summary'],
    queryFn: ({ signal }) => dataProvider.assessmentSummary({ signal }),
  });
  return (
    <Panel title={translate('assessments.title')}>
      {error && <CouldNotLoad error={error} onRetry={() => void refetch()} />}
      <Typography>{data ? translate('assessments.summary', data.data) : ''}</Typography>
    </Panel>
  );
};
