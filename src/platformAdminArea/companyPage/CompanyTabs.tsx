import Box from '@mui/material/Box';
import { TabbedShowLayout, useRecordContext } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { readableFields } from '../../components/contract/fieldsFor.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import { allowedGroups } from '../../components/screens/forms/fieldGroups.ts';
import { useCount } from '../../components/tiles/useCount.ts';
import { companyGroups } from '../../resources/companies/companyGroups.ts';
import { CompanyHistory } from './CompanyHistory.tsx';
import { CompanyRows } from './CompanyRows.tsx';
import { type CompanyTab, companyTabs } from './companyTabs.ts';
import { VerificationPanel } from './VerificationPanel.tsx';

/** The company's details and its verification. */
const CompanyOverview = () => {
  const shown = allowedGroups(companyGroups, readableFields(useActor(), 'companies'));
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
      <VerificationPanel />
      {shown.map((group) => (
        <Facts key={group.fields[0]} group={group} />
      ))}
    </Box>
  );
};

/** The rows that belong to the company, in tabs with their own addresses. */
export const CompanyTabs = () => {
  const company = useRecordContext<Company>();
  const counts = useTabCounts(company);
  const mayAudit = useMay('list', 'auditLogs');
  if (!company) return null;
  return (
    <TabbedShowLayout spacing={0} sx={layout}>
      <TabbedShowLayout.Tab label="companies.tabs.overview">
        <CompanyOverview />
      </TabbedShowLayout.Tab>
      {companyTabs(company.type).map((tab, place) => (
        <TabbedShowLayout.Tab
          key={tab.path}
          label={`companies.tabs.${tab.path}`}
          path={tab.path}
          count={counts[place]}
        >
          <CompanyRows tab={tab} />
        </TabbedShowLayout.Tab>
      ))}
      <TabbedShowLayout.Tab label="companies.tabs.history" path="history">
        <CompanyHistory entries={mayAudit} />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  );
};

/** The number of rows in each tab. The totals are maintained on every change, so counting reads no rows. */
const useTabCounts = (company: Company | undefined): (number | undefined)[] => {
  const [people, offers, contracts, invoices, tickets] = companyTabs(company?.type ?? 'provider');
  return [
    useTabCount(people, company?.id),
    useTabCount(offers, company?.id),
    useTabCount(contracts, company?.id),
    useTabCount(invoices, company?.id),
    useTabCount(tickets, company?.id),
  ];
};

const useTabCount = (tab: CompanyTab | undefined, id: string | undefined): number | undefined =>
  useCount(tab?.noun ?? 'users', tab ? { [tab.target]: id } : {}, tab !== undefined && id !== undefined)
    .total;

/** On a phone the tabs scroll, and the rows below keep the width of the page. */
const layout = {
  '& .MuiTabs-scroller': { overflowX: 'auto !important' },
  '& .ra-field, & .ra-field > span': { display: 'block', width: '100%', minWidth: 0 },
};
