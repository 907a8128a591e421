import { DataTable } from 'ra-ui-materialui';
import { ListTools } from '../../components/screens/ListTools.tsx';
import { NounList } from '../../components/screens/NounList.tsx';
import { AddCompanyButton } from './AddCompanyButton.tsx';
import type { Side } from './addCompanyLayouts.ts';
import { CompanyBulkTools } from './CompanyBulkTools.tsx';
import { CompanyCounts } from './CompanyCounts.tsx';
import { CompanyRowActions } from './CompanyRowActions.tsx';
import { columnsOf, companyFilters } from './companyColumns.tsx';
import { useCompanyActs } from './useCompanyActs.tsx';

/** The companies of one side, for operators. */
export const SideList = ({ type }: { type: Side }) => {
  const { ask, dialog } = useCompanyActs();
  const buttons = <CompanyRowActions onAsk={ask} />;
  return (
    <>
      <CompanyCounts type={type} />
      <NounList
        columns={columnsOf[type]}
        filters={['status', ...companyFilters]}
        alwaysOn={['status']}
        where={{ type }}
        storeKey={`companies.${type}`}
        title={`pages.companies.title.${type}`}
        sort={{ field: 'name', order: 'ASC' }}
        actions={<ListTools create={<AddCompanyButton type={type} />} />}
        bulk={<CompanyBulkTools onAsk={ask} />}
        cardButtons={buttons}
      >
        <DataTable.Col
          key="actions"
          label="screens.actions"
          disableSort
          align="right"
          className="column-actions"
        >
          {buttons}
        </DataTable.Col>
      </NounList>
      {dialog}
    </>
  );
};
