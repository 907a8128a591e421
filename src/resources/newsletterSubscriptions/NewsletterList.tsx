import { NounList } from '../../components/screens/lists/NounList.tsx';
import { CountChips } from '../../components/tiles/CountChips.tsx';

const counts = [
  { labelKey: 'pages.counts.subscribed', filter: { status: 'Subscribed' } },
  { labelKey: 'pages.counts.unsubscribed', filter: { status: 'Unsubscribed' } },
];

/** The newsletter's subscribers; the newsletter itself is sent from the export. */
export const NewsletterList = () => (
  <>
    <CountChips resource="newsletterSubscriptions" counts={counts} />
    <NounList
      columns={['email', 'status', 'createdAt']}
      filters={['status']}
      sort={{ field: 'createdAt', order: 'DESC' }}
    />
  </>
);
