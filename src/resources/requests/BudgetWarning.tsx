import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Proposal } from '../../../domain/contract/deals/proposals.ts';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { offBudget } from '../../../domain/insight/budget.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';

interface Props {
  request: Request | undefined;
  role: unknown;
  rate: unknown;
}

/** Warns that the rate of the form around it is outside the request's budget; it can still be sent. */
export const BudgetWarning = ({ request, role, rate }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const currency = useWatch({ name: 'currency' });
  const off = request && offBudget(request, { rate, currency, role });
  if (!off) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate(`requests.propose.${off.side}Budget`, { limit: formatMoney(off.limit, currency, locale) })}
    </Alert>
  );
};

interface AboveProps {
  proposal: Pick<Proposal, 'rate' | 'currency' | 'role'>;
  /** The request, or the requisition that it belongs to. */
  asked: Pick<Request, 'roles' | 'rateMin' | 'rateMax' | 'currency'> | undefined;
}

/** Says by how much a quote is above what was offered. */
export const AboveBudget = ({ proposal, asked }: AboveProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const off = asked && offBudget(asked, proposal);
  if (off?.side !== 'above') return null;
  const money = (amount: number) => formatMoney(amount, proposal.currency, locale);
  return (
    <Typography variant="body2" sx={{ color: 'warning.dark', whiteSpace: 'normal' }}>
      {translate('requests.proposals.aboveBudget', { over: money(off.off), limit: money(off.limit) })}
    </Typography>
  );
};
