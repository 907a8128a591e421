import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Request } from '../../../domain/contract/deals/requests.ts';
import { roleNamed } from '../../../domain/contract/deals/roles.ts';
import { skillsAsked } from '../../../domain/insight/budget.ts';
import { aboveCap } from '../../../domain/insight/rateCaps.ts';
import type { RateCapAsked } from '../../../domain/insight/rateCapsAsked.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { useRateCaps } from './useRateCaps.ts';

interface Props {
  /** What the rate is for; null while the form does not say it yet. */
  asked: RateCapAsked | null;
  rate: unknown;
}

/** The cap of the rate cards, and a warning for a rate above it, which can still be sent. */
export const RateCap = ({ asked, rate }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useRateCaps(asked ? [asked] : []);
  const cap = data?.[0];
  if (!asked || !cap) return null;
  const money = (amount: number) => formatMoney(amount, cap.currency, locale);
  const level = cap.level && translate(`rateCards.levels.${cap.level}`);
  const above = typeof rate === 'number' ? aboveCap(rate, asked.currency, cap) : 0;
  return (
    <Box sx={{ my: 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        {translate(cap.cards > 1 ? 'rateCards.capNamed' : 'rateCards.cap', {
          name: cap.name,
          cards: cap.cards,
          rate: money(cap.rate),
          what: [cap.skill, level].filter(Boolean).join(', '),
        })}
      </Typography>
      <Box role="status">
        {above > 0 && typeof rate === 'number' && (
          <Alert severity="warning" role="none" sx={{ mt: 1 }}>
            {translate('rateCards.above', { rate: money(rate), over: money(above) })}
          </Alert>
        )}
      </Box>
    </Box>
  );
};

const currencyOf = (value: unknown) => (value ?? 'USD') as RateCapAsked['currency'];

/** For the quote that the form around it is about. */
export const RateCapOfQuote = ({ proposalId }: { proposalId: string }) => {
  const [rate, currency] = useWatch({ name: ['rate', 'currency'] });
  return <RateCap asked={{ proposalId, currency: currencyOf(currency) }} rate={rate} />;
};

interface Proposed {
  request: Request | undefined;
  candidateId: unknown;
  role: unknown;
  rate: unknown;
}

/** For a candidate that is proposed for a request, in the currency of the form around it. */
export const RateCapOfCandidate = ({ request, candidateId, role, rate }: Proposed) => {
  const currency = useWatch({ name: 'currency' });
  if (!request || typeof candidateId !== 'string' || !candidateId) return null;
  const asked = roleNamed(request.roles, role);
  return (
    <RateCap
      asked={{
        companyIds: [request.recruiterId],
        candidateId,
        skills: skillsAsked(request, role),
        position: asked?.title ?? request.position,
        currency: currencyOf(currency),
      }}
      rate={rate}
    />
  );
};

/** For the client and candidate of a contract’s form. */
export const RateCapOfContract = () => {
  const [recruiterId, candidateId, rate, currency] = useWatch({
    name: ['recruiterId', 'candidateId', 'rate', 'currency'],
  });
  const asked =
    recruiterId && candidateId
      ? {
          companyIds: [String(recruiterId)],
          candidateId: String(candidateId),
          currency: currencyOf(currency),
        }
      : null;
  return <RateCap asked={asked} rate={rate} />;
};

/** For the providers, position and skills of a requisition’s form, by the most that it offers. */
export const RateCapOfRequisition = () => {
  const [providerIds, position, skills, rateMin, rateMax, currency] = useWatch({
    name: ['providerIds', 'position', 'skills', 'rateMin', 'rateMax', 'currency'],
  });
  const companyIds: string[] = Array.isArray(providerIds) ? providerIds : [];
  const asked =
    companyIds.length > 0
      ? {
          companyIds,
          skills: Array.isArray(skills) ? skills : [],
          position: position ? String(position).slice(0, 200) : null,
          currency: currencyOf(currency),
        }
      : null;
  return <RateCap asked={asked} rate={rateMax ?? rateMin} />;
};
