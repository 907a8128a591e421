import { NounList } from '../../components/screens/NounList.tsx';
import { DemoNotice } from './DemoNotice.tsx';

/** What has been sent, or will be. */
export const MailList = () => (
  <>
    <DemoNotice />
    <NounList
      columns={['createdAt', 'to', 'subject', 'purpose', 'status', 'attempts', 'sentAt']}
      filters={['status', 'purpose', 'userId']}
      sort={{ field: 'createdAt', order: 'DESC' }}
    />
  </>
);
