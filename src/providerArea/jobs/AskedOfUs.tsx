import { RequestList } from '../../resources/requests/RequestList.tsx';
import { DealTabs } from './DealTabs.tsx';

/** What recruiters ask of this provider, beside the jobs that are open to everybody. */
export const AskedOfUs = () => (
  <>
    <DealTabs />
    <RequestList />
  </>
);
