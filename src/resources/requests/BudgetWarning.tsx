import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';

interface Props {
  request: Request | undefined;
  rate: unknown;
}

/** Warns that a rate is outside the request's budget; it can still be sent. */
export const BudgetWarning = ({ request, rate }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const currency = useWatch({ name: 'currency' });
  if (!request || typeof rate !== 'number' || rate === 0 || currency !== request.currency) return null;
  const { rateMin, rateMax } = request;
  const limit =
    rateMax !== null && rate > rateMax ? rateMax : rateMin !== null && rate < rateMin ? rateMin : null;
  if (limit === null) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate(`requests.propose.${rate > limit ? 'above' : 'below'}Budget`, {
        limit: formatMoney(limit, currency, locale),
      })}
    </Alert>
  );
};
