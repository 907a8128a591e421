import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import type { CriteriaForm } from './criteriaForm.ts';
import { OfferedChip } from './OfferedChip.tsx';
import { toggled } from './toggled.ts';
import { useCriteria } from './useCriteria.ts';

const isRemote = ({ workplace, location }: Job): boolean =>
  workplace === 'Remote' || /\bremote\b/i.test(location);

/** Place and hourly pay of the chosen job, as filters that are off. A salary by the year is no rate. */
export const JobChips = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext<CriteriaForm>();
  const { jobId, locations, rate } = useCriteria();
  const { data: job } = useGetOne<Job>('jobs', { id: jobId ?? '' }, { enabled: jobId !== null });
  if (jobId === null || !job) return null;
  const { location, salaryPer, salaryMax, currency } = job;
  const isPaid = rate !== null && rate.upTo === salaryMax && rate.currency === currency;
  return (
    <>
      {!isRemote(job) && (
        <OfferedChip
          label={translate('reading.inPlace', { place: location })}
          filter={{ city: location }}
          pressed={locations.includes(location)}
          onToggle={() => setValue('locations', toggled(locations, location), { shouldDirty: true })}
        />
      )}
      {salaryPer === 'Hour' && salaryMax !== null && (
        <OfferedChip
          label={translate('reading.upTo', { rate: formatMoney(salaryMax, currency, locale) })}
          filter={{ rateUpTo: salaryMax, rateCurrency: currency }}
          pressed={isPaid}
          onToggle={() =>
            setValue('rate', isPaid ? null : { upTo: salaryMax, currency }, { shouldDirty: true })
          }
        />
      )}
    </>
  );
};
