import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { MatchPart, Proposal } from '../../../domain/billing/statements/matches.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import type { Proposals } from './useProposals.ts';

interface Props {
  proposal: Proposal;
  currency: string;
  companies: Proposals['companies'];
}

export const idOfPart = (part: MatchPart): string =>
  part.kind === 'payment' ? part.invoiceId : part.transactionId;

/** What a proposal would record, and why, in words. */
export const useProposalWords = (currency: string) => {
  const translate = useTranslate();
  const locale = useLocale();
  const money = (amount: number | null) => formatMoney(amount ?? 0, currency, locale);
  const partWords = (part: MatchPart) =>
    translate(`banking.parts.${part.kind}`, { id: idOfPart(part), amount: money(part.amount) });
  const reasonWords = ({ reasons }: Proposal) =>
    reasons
      .map(({ code, ids, amount }) =>
        translate(`banking.reasons.${code}`, { ids: ids.join(', '), amount: money(amount) }),
      )
      .join(' · ');
  /** The invoices or transactions of a proposal, and their company. */
  const titleWords = ({ parts }: Proposal, companies: Proposals['companies']) => {
    const [first] = parts;
    const company = first && companies.get(idOfPart(first))?.company;
    return [parts.map(partWords).join(', '), company].filter(Boolean).join(' · ');
  };
  return { titleWords, reasonWords };
};

/** A proposal with its reasons in one line. */
export const ProposalText = ({ proposal, currency, companies }: Props) => {
  const translate = useTranslate();
  const { titleWords, reasonWords } = useProposalWords(currency);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {titleWords(proposal, companies)}
        </Typography>
        {proposal.isCertain && <StatusChip value="Matched" label={translate('banking.certain')} />}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {reasonWords(proposal)}
      </Typography>
    </>
  );
};
