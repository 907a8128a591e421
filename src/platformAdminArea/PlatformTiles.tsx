import ProvidersIcon from '@mui/icons-material/BusinessOutlined';
import RecruitersIcon from '@mui/icons-material/HandshakeOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import RevenueIcon from '@mui/icons-material/PaymentsOutlined';
import TicketsIcon from '@mui/icons-material/SupportAgentOutlined';
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import { useBasename, useGetList, useLocale, useTranslate } from 'react-admin';
import type { Subscription } from '../../domain/contract/subscriptions.ts';
import { recurringRevenue } from '../../domain/insight/billing.ts';
import { unresolvedTickets } from '../../domain/insight/support.ts';
import { formatMoney } from '../components/fields/formatMoney.ts';
import { listSearch } from '../components/tiles/listSearch.ts';
import { StatTile } from '../components/tiles/StatTile.tsx';
import { Tiles } from '../components/tiles/Tiles.tsx';
import { useCount } from '../components/tiles/useCount.ts';

interface Tile {
  key: string;
  resource: string;
  /** Narrows the rows; the part not implied by the path goes into the link as well. */
  filter: Record<string, unknown>;
  to: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
}

const active = { status: 'Active' };
const tiles: readonly Tile[] = [
  {
    key: 'providers',
    resource: 'companies',
    filter: { type: 'provider' },
    to: '/providers',
    icon: ProvidersIcon,
  },
  {
    key: 'recruiters',
    resource: 'companies',
    filter: { type: 'recruiter' },
    to: '/recruiters',
    icon: RecruitersIcon,
  },
  { key: 'users', resource: 'users', filter: {}, to: '/users', icon: UsersIcon },
  { key: 'jobs', resource: 'jobs', filter: active, to: `/jobs?${listSearch(active)}`, icon: JobsIcon },
  {
    key: 'tickets',
    resource: 'tickets',
    filter: unresolvedTickets,
    to: `/support?${listSearch(unresolvedTickets)}`,
    icon: TicketsIcon,
  },
];

/** The operator's figures, counted from rows. */
export const PlatformTiles = () => {
  const translate = useTranslate();
  return (
    <Tiles>
      {tiles.map((tile) => (
        <CountTile key={tile.key} tile={tile} />
      ))}
      <StatTile
        label={translate('pages.platformDashboard.revenue')}
        value={useRecurringRevenue()}
        icon={RevenueIcon}
        to={`${useBasename()}/subscriptions?${listSearch(active)}`}
      />
    </Tiles>
  );
};

const CountTile = ({ tile: { key, resource, filter, to, icon } }: { tile: Tile }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { total } = useCount(resource, filter);
  return (
    <StatTile
      label={translate(`pages.platformDashboard.${key}`)}
      value={total}
      icon={icon}
      to={basename + to}
    />
  );
};

const useRecurringRevenue = (): string | undefined => {
  const locale = useLocale();
  const { data } = useGetList<Subscription>('subscriptions', {
    filter: active,
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'id', order: 'ASC' },
  });
  return data && formatMoney(recurringRevenue(data), data[0]?.currency, locale, true);
};
