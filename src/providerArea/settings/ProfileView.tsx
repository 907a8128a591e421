import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { toMajor } from '../../../domain/money/minorUnits.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { CompanyFacts, Fact } from '../../resources/companies/CompanyFacts.tsx';
import { CompanyHead } from '../../resources/companies/CompanyHead.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import { billingFields, legalFields, profileFields } from './profileFields.ts';

/** The current year minus the founding year; 0 if the founding year is in the future. */
const yearsInBusiness = (founded: number, now: Date): number => Math.max(0, now.getFullYear() - founded);

export const ProfileView = ({ company, onEdit }: { company: Company; onEdit: () => void }) => {
  const mayEdit = useMay('edit', 'companies', { ...company });
  return (
    <>
      <CompanyHead company={company} editing={false} onToggle={mayEdit ? onEdit : undefined} />
      <ProfileCards
        profile={<CompanyFacts company={company} fields={profileFields} />}
        billing={<CompanyFacts company={company} fields={billingFields} />}
        figures={<Figures company={company} />}
        legal={<CompanyFacts company={company} fields={legalFields} />}
      />
    </>
  );
};

const Figures = ({ company }: { company: Company }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { employees, revenue, currency, founded } = company;
  const years = founded === null ? null : yearsInBusiness(founded, new Date());
  const number = (n: number | null) => (n === null ? '–' : n.toLocaleString(locale));
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
      <Fact label={translate('settings.profile.employees')}>{number(employees)}</Fact>
      <Fact label={translate('settings.profile.revenue')}>
        {revenue === null
          ? '–'
          : formatMoney(
              revenue,
              currency,
              locale,
              toMajor(revenue, currency) >= 1_000_000 ? 'compact' : 'plain',
            )}
      </Fact>
      <Fact label={translate('settings.profile.years')}>{number(years)}</Fact>
    </Box>
  );
};
