import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Pay, readPay } from '../../../domain/jobAds/readPay.ts';
import { sayPay } from '../../../domain/words/sayValue.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { InputGrid } from '../../components/screens/forms/InputGroups.tsx';
import { usePlatform } from '../../platform/shownPlatform.ts';

/** The form's values for pay that was read from a text; what it does not state keeps its value. */
export const valuesOfPay = ({ min, max, currency, per }: Pay) => ({
  salaryMin: min,
  salaryMax: max,
  ...(currency && { currency }),
  ...(per && { salaryPer: per }),
});

const watched = ['salaryMin', 'salaryMax', 'currency', 'salaryPer', 'salary'];

/** Pay as amounts, from which the range is made, or in words. */
export const SalaryInputs = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { setValue } = useFormContext();
  const [salaryMin, salaryMax, currency, salaryPer, salary] = useWatch({ name: watched });
  // An edited row's values arrive after the first render.
  const made = salaryPer && currency ? sayPay({ salaryMin, salaryMax, currency, salaryPer }, locale) : null;
  const { currencies: inUse } = usePlatform();
  const market = { usual: currency, inUse };
  const read = made === null && salary ? readPay(`salary: ${salary}`, market)?.pay : undefined;
  const isUsable = !read?.currency || inUse.includes(read.currency);
  const amounts = read && isUsable && { currency, salaryPer, ...valuesOfPay(read) };
  const range = amounts && sayPay(amounts, locale);
  const apply = () => {
    for (const [field, value] of Object.entries(amounts ?? {}))
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <InputGrid fields={['salaryMin', 'salaryMax', 'currency', 'salaryPer']} />
      {made === null ? (
        <Box>
          <NounInput source="salary" help="jobPostings.form.salaryHint" />
          {range && (
            <Button size="small" onClick={apply} sx={{ mt: -1, mb: 1.5 }}>
              {translate('jobPostings.form.useAmounts', { range })}
            </Button>
          )}
        </Box>
      ) : (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('jobPostings.form.salaryShown', { range: made })}
        </Typography>
      )}
    </>
  );
};
