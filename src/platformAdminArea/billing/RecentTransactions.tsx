import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useBasename,
  useGetList,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { FigureTable } from '../../components/insight/FigureTable.tsx';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { billingPaths } from './billingPaths.ts';

const shown = 6;
const fields = ['companyId', 'plan', 'amount', 'status', 'date'];
type Row = Transaction & { id: string };

/** The latest payments, including failed ones, with a link to all of them. */
export const RecentTransactions = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { data, error, refetch } = useGetList<Row>('transactions', {
    filter: {},
    sort: { field: 'date', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  const title = translate('billing.overview.recent');
  return (
    <Panel title={title}>
      {error && !data && (
        <CouldNotLoad
          title={translate('billing.overview.recentFailed')}
          error={error}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={260} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('billing.overview.noTransactions')}</Typography>
      )}
      {data && data.length > 0 && (
        <ResourceContextProvider value="transactions">
          <FigureTable
            label={title}
            columns={fields.map((field) => ({
              key: field,
              label: translate(`resources.transactions.fields.${field}`),
              numeric: field === 'amount',
              show: (row: Row) => (
                <RecordContextProvider value={row}>
                  <NounField source={field} dense />
                </RecordContextProvider>
              ),
            }))}
            rows={data}
            idOf={({ id }) => id}
          />
        </ResourceContextProvider>
      )}
      <Button component={Link} to={basename + billingPaths.transactions} sx={{ mt: 1.5 }}>
        {translate('billing.overview.allTransactions')}
      </Button>
    </Panel>
  );
};
