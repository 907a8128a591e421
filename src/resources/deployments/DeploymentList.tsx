import EndingIcon from '@mui/icons-material/EventBusyOutlined';
import StartingIcon from '@mui/icons-material/EventOutlined';
import RunningIcon from '@mui/icons-material/HandshakeOutlined';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataTable, useBasename, useTranslate } from 'react-admin';
import { currentDeployments } from '../../../domain/contract/deals/deploymentWork.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { BulkTools } from '../../components/screens/lists/BulkTools.tsx';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { CountedTiles } from '../../components/tiles/CountedTiles.tsx';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { useCount } from '../../components/tiles/useCount.ts';
import { UnreadLink } from '../conversations/Unread.tsx';
import { DeploymentStep } from './DeploymentStep.tsx';
import { DaysLeft, HoursThisMonth, LastSheet } from './deploymentFields.tsx';

const soon = 30;

/** How many deployments run, start and end soon. */
const Totals = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const { userType } = useActor();
  const today = utcDay(new Date());
  const running = useCount('contracts', { ...currentDeployments, startDate_lte: today });
  const starting = useCount('contracts', { ...currentDeployments, startDate_gt: today });
  const ending = useCount('contracts', {
    ...currentDeployments,
    startDate_lte: today,
    endDate_lte: addDays(today, soon),
  });
  return (
    <CountedTiles asked={[running, starting, ending]}>
      <StatTile label={translate('deployments.running')} value={running.total} icon={RunningIcon} />
      <StatTile label={translate('deployments.starting')} value={starting.total} icon={StartingIcon} />
      <StatTile
        label={translate('deployments.ending', { days: soon })}
        value={ending.total}
        icon={EndingIcon}
        {...(userType === 'provider' && { to: `${basename}/roll-offs?days=${soon}` })}
      />
    </CountedTiles>
  );
};

/** Without a field behind them: the name in `source` only makes them lines of a phone's cards. */
const work = [
  <DataTable.Col key="left" source="daysLeft" label="deployments.daysLeft" disableSort align="right">
    <DaysLeft />
  </DataTable.Col>,
  <DataTable.Col key="hours" source="hoursThisMonth" label="deployments.thisMonth" disableSort align="right">
    <HoursThisMonth />
  </DataTable.Col>,
  <DataTable.Col key="sheet" source="lastSheet" label="deployments.lastSheet" disableSort>
    <LastSheet />
  </DataTable.Col>,
];

/** Who works where, soonest end first, each with its next step. */
export const DeploymentList = () => {
  const { userType } = useActor();
  const basename = useBasename();
  const isSmall = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const who = ['employee', userType === 'recruiter' ? 'providerId' : 'client'];
  return (
    <>
      <Totals />
      <NounList
        title="deployments.title"
        storeKey="deployments"
        where={currentDeployments}
        sort={{ field: 'endDate', order: 'ASC' }}
        columns={isSmall ? [...who, 'endDate', ...work] : [...who, 'rate', 'startDate', 'endDate', ...work]}
        filters={['startDate', 'endDate', 'type']}
        pathOf={({ id }) => `${basename}/deployments/${id}/show`}
        actions={<ListTools create={null} />}
        bulk={<BulkTools withoutMoves />}
        cardButtons={
          <>
            <UnreadLink field="contractId" />
            <DeploymentStep />
          </>
        }
      >
        <DataTable.Col
          key="actions"
          label="screens.actions"
          disableSort
          align="right"
          className="column-actions"
        >
          <UnreadLink field="contractId" />
          <DeploymentStep />
        </DataTable.Col>
      </NounList>
    </>
  );
};
