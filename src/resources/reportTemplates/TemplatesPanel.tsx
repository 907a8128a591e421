import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import type { ReportTemplate } from '../../../domain/contract/reports/reportTemplates.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { TemplateRow } from './TemplateRow.tsx';

/** The report templates. */
export const TemplatesPanel = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<ReportTemplate>('reportTemplates', {
    filter: {},
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  const words = (key: string) => translate(`reportQuestions.${key}`);
  return (
    <Panel title={words('title')}>
      {error && !data && <CouldNotLoad title={words('failed')} error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data?.length === 0 && <Typography color="textSecondary">{words('none')}</Typography>}
      <Box component="ul" sx={list}>
        {data?.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </Box>
    </Panel>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 5,
  '& > li': { borderBottom: '1px solid', borderColor: 'divider' },
};
