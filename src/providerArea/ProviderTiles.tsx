import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import DeployedIcon from '@mui/icons-material/HandshakeOutlined';
import RequestsIcon from '@mui/icons-material/InboxOutlined';
import RevenueIcon from '@mui/icons-material/PaymentsOutlined';
import { useBasename, useTranslate } from 'react-admin';
import { runningToday } from '../../domain/insight/contractFigures.ts';
import { deployed, onBench, waitingRequests } from '../../domain/insight/deals.ts';
import { utcDay } from '../../domain/time/days.ts';
import { CountedTiles } from '../components/tiles/CountedTiles.tsx';
import { listSearch } from '../components/tiles/listSearch.ts';
import { StatTile } from '../components/tiles/StatTile.tsx';
import { useCount } from '../components/tiles/useCount.ts';
import { useContractFigures } from '../resources/contracts/useContractFigures.ts';
import { waitingFilter } from './links.ts';

/** The provider's four key figures. */
export const ProviderTiles = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const label = (tile: string) => translate(`pages.providerDashboard.${tile}`);
  const resources = useCount('candidates', onBench);
  const requests = useCount('requests', waitingRequests);
  const deployments = useCount('contracts', deployed);
  const { asked, revenue } = useContractFigures();
  const today = utcDay(new Date());
  return (
    <CountedTiles areTiles asked={[resources, requests, deployments, asked]}>
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
        to={`${basename}/contracts?${listSearch(deployed)}`}
      />
      <StatTile
        label={label('revenue')}
        icon={RevenueIcon}
        to={`${basename}/contracts?${listSearch(runningToday(today))}`}
        note={label('revenueNote')}
        {...revenue}
      />
    </CountedTiles>
  );
};
