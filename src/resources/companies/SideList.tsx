import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { Button, DataTable } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { ListTools } from '../../components/screens/lists/ListTools.tsx';
import { NounList } from '../../components/screens/lists/NounList.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';
import { AddCompanyDialog } from './AddCompanyDialog.tsx';
import type { Side } from './addCompanyLayouts.ts';
import { CompanyBulkTools } from './CompanyBulkTools.tsx';
import { CompanyRowActions } from './CompanyRowActions.tsx';
import { columnsOf, companyFilters } from './companyColumns.tsx';
import { useCompanyActs } from './useCompanyActs.tsx';

/**
 * The number of companies of one side, in total and by status; hidden from users who may not add companies.
 */
const CompanyCounts = ({ type }: { type: 'provider' | 'recruiter' }) => {
  const canAccess = useMay('create', 'companies');
  if (!canAccess) return null;
  return (
    <CountChips
      resource="companies"
      counts={[
        { labelKey: 'companies.counts.total', filter: { type } },
        { labelKey: 'companies.counts.active', filter: { type, status: 'Active' } },
        { labelKey: 'companies.counts.pending', filter: { type, status: 'Pending Approval' } },
        { labelKey: 'companies.counts.suspended', filter: { type, status: 'Suspended' } },
      ]}
    />
  );
};

/** Opens the form for a new company of this side; hidden from users who may not add one. */
const AddCompanyButton = ({ type }: { type: Side }) => {
  const [asking, setAsking] = useState(false);
  if (!useMay('create', 'companies')) return null;
  return (
    <>
      <Button variant="contained" label={`companies.addNew.${type}`} onClick={() => setAsking(true)}>
        <AddIcon />
      </Button>
      {asking && <AddCompanyDialog type={type} onClose={() => setAsking(false)} />}
    </>
  );
};

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
