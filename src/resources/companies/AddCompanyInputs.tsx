import Box from '@mui/material/Box';
import { maxValue, minValue, NumberInput, SelectInput, useTranslate } from 'react-admin';
import { planWords } from '../../../domain/contract/billing/planWords.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { textOf } from '../../i18n/textOf.ts';

/** The inputs for a new company, in two columns where there is room. */
export const AddCompanyInputs = ({ fields }: { fields: readonly string[] }) => (
  <Box sx={grid}>
    {fields.map((field) => (
      <Box key={field} sx={{ minWidth: 0, gridColumn: field === 'name' ? '1 / -1' : undefined }}>
        <AddCompanyInput field={field} isShort={!fields.includes('plan')} />
      </Box>
    ))}
  </Box>
);

const AddCompanyInput = ({ field, isShort }: { field: string; isShort: boolean }) => {
  if (field === 'plan') return <PlanInput />;
  if (field === 'yearsInBusiness') return <YearsInput />;
  if (field !== 'email') return <NounInput source={field} label={labels[field]} />;
  if (isShort) return <NounInput source="email" label="companies.fields.shortEmail" />;
  return <NounInput source="email" help="companies.notInvited" />;
};

const labels: Record<string, string> = {
  employees: 'companies.fields.employees',
  subscription: 'companies.fields.plan',
};

/** The values are the plans of the dashboard's form; the labels are the plan names used elsewhere. */
const PlanInput = () => {
  const translate = useTranslate();
  const choices = Object.entries(planWords).map(([id, tier]) => ({
    id,
    name: translate(valueKey('companies', 'subscription', tier)),
  }));
  return (
    <SelectInput
      source="plan"
      label="companies.fields.plan"
      choices={choices}
      translateChoice={false}
      isRequired
      validate={(plan: unknown) => (plan ? undefined : textOf('text.required'))}
      helperText={false}
    />
  );
};

/** The earliest founding year that can be stored. */
const mostYears = 200;
const yearsAllowed = [minValue(0), maxValue(mostYears)];

const YearsInput = () => (
  <NumberInput
    source="yearsInBusiness"
    label="companies.fields.years"
    step={1}
    validate={[...yearsAllowed, isWhole]}
    helperText={false}
  />
);

const isWhole = (years: unknown) =>
  years == null || Number.isInteger(years) ? undefined : textOf('number.whole');

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
};
