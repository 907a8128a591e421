import Box from '@mui/material/Box';
import { readableFields } from '../../components/contract/fieldsFor.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { allowedGroups } from '../../components/screens/fieldGroups.ts';
import { Facts } from '../../components/screens/NounShow.tsx';
import { companyGroups } from '../../resources/companies/companyGroups.ts';
import { VerificationPanel } from './VerificationPanel.tsx';

/** The company's details and its verification. */
export const CompanyOverview = () => {
  const shown = allowedGroups(companyGroups, readableFields(useActor(), 'companies'));
  return (
    <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
      <VerificationPanel />
      {shown.map((group) => (
        <Facts key={group.fields[0]} group={group} />
      ))}
    </Box>
  );
};
