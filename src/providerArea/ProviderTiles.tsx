import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import DeployedIcon from '@mui/icons-material/HandshakeOutlined';
import RequestsIcon from '@mui/icons-material/InboxOutlined';
import RevenueIcon from '@mui/icons-material/PaymentsOutlined';
import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import type { Contract } from '../../domain/contract/contracts.ts';
import { deployed, monthlyRevenue, onBench, running, waitingRequests } from '../../domain/insight/deals.ts';
import { formatMoney } from '../components/fields/formatMoney.ts';
import { CountedTiles } from '../components/tiles/CountedTiles.tsx';
import { StatTile } from '../components/tiles/StatTile.tsx';
import { useCount } from '../components/tiles/useCount.ts';
import { waitingFilter } from './links.ts';

/** The four figures of a provider, counted from its rows. */
export const ProviderTiles = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const label = (tile: string) => translate(`pages.providerDashboard.${tile}`);
  const resources = useCount('candidates', onBench);
  const requests = useCount('requests', waitingRequests);
  const deployments = useCount('contracts', deployed);
  const revenue = useMonthlyRevenue();
  return (
    <CountedTiles asked={[resources, requests, deployments, revenue]}>
      <StatTile
        label={label('resources')}
        value={resources.total}
        icon={PeopleIcon}
        to={`${basename}/employees`}
      />
      <StatTile
        label={label('requests')}
        value={requests.total}
        icon={RequestsIcon}
        to={`${basename}/requests?${waitingFilter}`}
      />
      <StatTile
        label={label('deployments')}
        value={deployments.total}
        icon={DeployedIcon}
        to={`${basename}/contracts`}
      />
      <StatTile label={label('revenue')} value={revenue.amount} icon={RevenueIcon} />
    </CountedTiles>
  );
};

const useMonthlyRevenue = () => {
  const locale = useLocale();
  const { data, ...asked } = useGetList<Contract>('contracts', {
    filter: running,
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  return { ...asked, amount: data && formatMoney(monthlyRevenue(data), data[0]?.currency, locale) };
};
