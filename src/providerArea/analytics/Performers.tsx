import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Performer } from '../../../domain/insight/performers.ts';
import type { ProviderAnalytics } from '../../../domain/insight/providerAnalytics.ts';
import { ExportFigures } from '../../components/insight/ExportFigures.tsx';
import { FigureTable, type FileColumn } from '../../components/insight/FigureTable.tsx';
import { useFigures } from '../../components/insight/useFigures.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

/** The top-earning candidates of the period. */
export const Performers = ({ report: { performers, currency, days } }: { report: ProviderAnalytics }) => {
  const translate = useTranslate();
  const columns = usePerformerColumns(currency);
  const title = translate('demandAnalytics.performers.title');
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(performers.length ? 'demandAnalytics.performers.note' : 'demandAnalytics.performers.none')}
      </Typography>
      {performers.length > 0 && (
        <>
          <FigureTable label={title} columns={columns} rows={performers} idOf={({ id }) => id} />
          <ExportFigures
            title={title}
            fileName={`top-employees-${days}-days`}
            columns={columns}
            rows={performers}
          />
        </>
      )}
    </Panel>
  );
};

const usePerformerColumns = (currency: string): FileColumn<Performer>[] => {
  const { translate, money, share, number, whole } = useFigures(currency);
  const createPath = useCreatePath();
  const label = (key: string) => translate(`demandAnalytics.performers.${key}`);
  return [
    {
      key: 'name',
      label: label('name'),
      show: ({ id, name }) => (
        <Link component={RouterLink} to={createPath({ resource: 'candidates', type: 'show', id })}>
          {name}
        </Link>
      ),
      write: ({ name }) => name,
    },
    { key: 'role', label: label('role'), show: ({ title }) => title },
    {
      key: 'revenue',
      label: label('revenue'),
      numeric: true,
      show: ({ revenue }) => money(revenue),
      write: ({ revenue }) => revenue / whole,
    },
    { key: 'requests', label: label('requests'), numeric: true, show: ({ requests }) => number(requests) },
    {
      key: 'utilisation',
      label: label('utilisation'),
      numeric: true,
      show: ({ utilisation }) => (utilisation === null ? '–' : share(utilisation)),
      write: ({ utilisation }) => utilisation,
    },
    { key: 'views', label: label('views'), numeric: true, show: ({ views }) => number(views) },
  ];
};
