import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useInsight } from '../../components/insight/useInsight.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { DashboardColumns } from '../../components/tiles/DashboardColumns.tsx';
import { BillingActions } from './BillingActions.tsx';
import { BillingFigures } from './BillingFigures.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { RevenuePanels } from './RevenuePanels.tsx';

/** Revenue, recent transactions and quick actions. */
export const BillingOverview = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useInsight('billingOverview', {});
  return (
    <>
      <PageTitle>{translate('billing.title')}</PageTitle>
      <BillingFrame>
        {error && !data ? (
          <Box sx={{ mb: 3 }}>
            <CouldNotLoad
              title={translate('billing.overview.failed')}
              error={error}
              onRetry={() => refetch()}
            />
          </Box>
        ) : (
          <>
            <BillingFigures overview={data} />
            <RevenuePanels overview={data} />
          </>
        )}
        <DashboardColumns>
          <RecentTransactions />
          <BillingActions />
        </DashboardColumns>
      </BillingFrame>
    </>
  );
};
