import { RequestList } from '../../resources/requests/RequestList.tsx';
import { DealTabs } from './DealTabs.tsx';

/** The requests sent to this provider, next to the jobs open to all providers. */
export const AskedOfUs = () => (
  <>
    <DealTabs />
    <RequestList />
  </>
);
