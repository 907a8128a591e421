import Typography from '@mui/material/Typography';
import { useGetList, useGetOne, useLocale, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { AgreedRateRow } from '../../../domain/contract/platform/agreedRates.ts';
import {
  agreedMonths,
  experienceRangeOf,
  type RateAsked,
  spreadFor,
} from '../../../domain/insight/agreedRates.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { InfoTip } from '../../components/tiles/InfoTip.tsx';

/** More skills than anyone compares rates by. */
const mostSkills = 20;

/** What others agreed for such a candidate; nothing where fewer than five providers stand behind it. */
export const AgreedRates = (asked: RateAsked) => {
  const translate = useTranslate();
  const locale = useLocale();
  const skills = asked.skills.slice(0, mostSkills);
  const { data } = useGetList<AgreedRateRow>(
    'agreedRates',
    {
      filter: { skill: skills, currency: asked.currency },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: skills.length > 0 },
  );
  const spread = data && spreadFor(data, { ...asked, skills });
  if (!spread) return null;
  const { skill, country, experienceFrom, currency, contracts, firms } = spread;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const what = [skill, experienceFrom !== null && yearsIn(experienceFrom, translate), country];
  return (
    <Typography variant="body2" color="textSecondary" component="div" sx={{ my: 0.5 }}>
      {translate('agreedRates.line', {
        what: what.filter(Boolean).join(' · '),
        low: money(spread.low),
        middle: money(spread.middle),
        high: money(spread.high),
      })}
      <InfoTip
        title={translate('agreedRates.title')}
        text={translate('agreedRates.info', { contracts, firms, months: agreedMonths })}
      />
    </Typography>
  );
};

const yearsIn = (from: number, translate: ReturnType<typeof useTranslate>): string => {
  const { to } = experienceRangeOf(from);
  return to === null
    ? translate('agreedRates.yearsFrom', { from })
    : translate('agreedRates.years', { from, to });
};

/** For the skills, experience and location of the form around it. */
export const AgreedRatesOfForm = () => {
  const [skills, experience, location, currency] = useWatch({
    name: ['skills', 'experience', 'location', 'currency'],
  });
  return (
    <AgreedRates
      skills={Array.isArray(skills) ? skills : []}
      experience={typeof experience === 'number' ? experience : null}
      location={typeof location === 'string' ? location : null}
      currency={String(currency)}
    />
  );
};

interface OfCandidate {
  candidateId: unknown;
  /** The skills that the candidate is asked for; without any, those of the profile. */
  asked?: readonly string[] | undefined;
}

/** For a candidate, in the currency of the form around it. */
export const AgreedRatesOfCandidate = ({ candidateId, asked = [] }: OfCandidate) => {
  const currency = useWatch({ name: 'currency' });
  const { data, isPending } = useGetOne<Candidate>(
    'candidates',
    { id: String(candidateId) },
    { enabled: typeof candidateId === 'string' && candidateId !== '' },
  );
  if (isPending) return null;
  // A client may quote about somebody whose profile it cannot read.
  return (
    <AgreedRates
      skills={asked.length > 0 ? asked : (data?.skills ?? [])}
      experience={data?.experience ?? null}
      location={data?.location ?? null}
      currency={String(currency)}
    />
  );
};
