import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { QuoteFeedback as Feedback } from '../../../domain/insight/quoteFeedback.ts';
import { useActor } from '../../components/contract/useActor.ts';
import type { DataProvider } from '../../dataProvider/port.ts';

const parts = ['rate', 'start', 'score'] as const;
const bandKeys: Record<string, string> = {
  lower: 'lower',
  'within 5%': 'same',
  '5–10% higher': 'more5',
  '10–20% higher': 'more10',
  'over 20% higher': 'more20',
  earlier: 'earlier',
  'same week': 'same',
  '1–2 weeks later': 'later1',
  '2–4 weeks later': 'later2',
  'over 4 weeks later': 'later4',
  higher: 'higher',
  'within 5 points': 'same',
  '5–15 points lower': 'less5',
  'over 15 points lower': 'less15',
};

/** For a provider: how a proposal that was not awarded compares with the awarded ones. */
export const QuoteFeedback = ({ proposal: { id } }: { proposal: Proposal }) => {
  const translate = useTranslate();
  const { userType } = useActor();
  const { quoteFeedback } = useDataProvider<DataProvider>();
  const { data } = useQuery<Feedback>({
    queryKey: ['proposals', 'feedback', id],
    queryFn: () => quoteFeedback({ id }).then((answer) => answer.data),
    enabled: userType === 'provider',
  });
  if (!data) return null;
  const told = parts.flatMap((part) => {
    const band = data[part];
    return band === null ? [] : [translate(`requests.feedback.${part}.${bandKeys[band]}`)];
  });
  return (
    <Alert severity="info" icon={false}>
      {told.length
        ? `${translate('requests.feedback.lead')} ${told.join(' ')}`
        : translate('requests.feedback.few')}
    </Alert>
  );
};
