import { Show } from 'react-admin';
import { RowTitle } from '../../components/screens/lists/RowTitle.tsx';
import { useRowQuery } from '../../components/screens/lists/useRowQuery.ts';
import { WhenRead } from '../../components/screens/WhenRead.tsx';
import { useCompanyActs } from '../../resources/companies/useCompanyActs.tsx';
import { CompanyStatus } from './CompanyStatus.tsx';
import { CompanyTabs } from './CompanyTabs.tsx';

/** A company as operators see it: its status and all rows that belong to it. */
export const CompanyPage = () => {
  const { ask, dialog } = useCompanyActs();
  return (
    <>
      <Show
        title={<RowTitle />}
        actions={false}
        queryOptions={useRowQuery()}
        render={(read) => (
          <WhenRead read={read}>
            <CompanyStatus onAsk={ask} />
            <CompanyTabs />
          </WhenRead>
        )}
      />
      {dialog}
    </>
  );
};
