import { NounList } from '../../components/screens/lists/NounList.tsx';
import { actionsColumn } from '../../components/screens/lists/RowActions.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';

const counts = [
  { labelKey: 'pages.counts.total', filter: {} },
  { labelKey: 'pages.counts.active', filter: { status: 'Active' } },
  { labelKey: 'pages.counts.paused', filter: { status: 'Paused' } },
  { labelKey: 'pages.counts.closed', filter: { status: 'Closed' } },
];

/** Job postings: a recruiter's own, or all of them for operators. */
export const JobList = () => (
  <>
    <CountChips resource="jobs" counts={counts} />
    <NounList
      columns={['title', 'location', 'type', 'skills', 'status', 'applications', 'views', 'deadline']}
      filters={['status', 'type', 'skills', 'deadline', 'companyId']}
    >
      {actionsColumn}
    </NounList>
  </>
);
