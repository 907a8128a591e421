import { RequestList } from '../../resources/requests/RequestList.tsx';
import { RequestTabs } from './RequestTabs.tsx';

/** Every request of the company, whether it was sent alone or with a requisition. */
export const RecruiterRequestList = () => (
  <>
    <RequestTabs />
    <RequestList />
  </>
);
