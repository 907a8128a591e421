import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslateLabel } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { NounField } from '../../components/fields/NounField.tsx';

interface Props {
  company: Company;
  fields: readonly string[];
  /** Additional facts, at the end. */
  children?: ReactNode;
}

/** Fields of the company in context, with their labels. */
export const CompanyFacts = ({ company, fields, children }: Props) => {
  const labelOf = useTranslateLabel();
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
      {fields.map((field) => (
        <Fact key={field} label={labelOf({ source: field, resource: 'companies' })}>
          {field === 'founded' ? (company.founded ?? '–') : <NounField source={field} />}
        </Fact>
      ))}
      {children}
    </Box>
  );
};

export const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <Typography component="dt" color="textSecondary" sx={{ fontSize: 13 }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);
