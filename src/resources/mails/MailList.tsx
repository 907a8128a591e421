import { NounList } from '../../components/screens/lists/NounList.tsx';
import { DemoNotice } from './DemoNotice.tsx';

/** Mails that were sent or are queued. */
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
