import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate, useTranslateLabel } from 'react-admin';
import type { Company } from '../../../domain/contract/companies.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { NounField } from '../../components/fields/NounField.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { legalFields, profileFields } from './profileFields.ts';
import { yearsInBusiness } from './yearsInBusiness.ts';

export const ProfileView = ({ company, onEdit }: { company: Company; onEdit: () => void }) => {
  const mayEdit = useMay('edit', 'companies', { ...company });
  return (
    <>
      <ProfileHead company={company} editing={false} onToggle={mayEdit ? onEdit : undefined} />
      <ProfileCards
        profile={<Facts company={company} fields={profileFields} />}
        figures={<Figures company={company} />}
        legal={<Facts company={company} fields={legalFields} />}
      />
    </>
  );
};

const Facts = ({ company, fields }: { company: Company; fields: readonly string[] }) => {
  const labelOf = useTranslateLabel();
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
      {fields.map((field) => (
        <Fact key={field} label={labelOf({ source: field, resource: 'companies' })}>
          {field === 'founded' ? (company.founded ?? '–') : <NounField source={field} />}
        </Fact>
      ))}
    </Box>
  );
};

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <Typography component="dt" color="textSecondary" sx={{ fontSize: 13 }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);

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
        {revenue === null ? '–' : formatMoney(revenue, currency, locale, revenue >= 100_000_000)}
      </Fact>
      <Fact label={translate('settings.profile.years')}>{number(years)}</Fact>
    </Box>
  );
};
