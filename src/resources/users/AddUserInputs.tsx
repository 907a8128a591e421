import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { ReferenceNameInput } from '../../components/inputs/ReferenceNameInput.tsx';
import { RoleInput } from './RoleInput.tsx';
import { rolesToAdd } from './rolesOffered.ts';

/** Inputs for the name, the user type, the company and the role. */
export const AddUserInputs = () => (
  <Box sx={grid}>
    <NounInput source="firstName" />
    <NounInput source="lastName" />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <NounInput source="email" />
    </Box>
    <NounInput source="userType" />
    <RoleInput roles={rolesToAdd} />
    <CompanyInput />
  </Box>
);

/** The companies of the chosen side; operators have none. */
const CompanyInput = () => {
  const { setValue, getValues } = useFormContext();
  const side = useWatch({ name: 'userType' }) as string;
  useEffect(() => {
    if (side && getValues('companyId') !== null) setValue('companyId', null);
  }, [side, getValues, setValue]);
  if (side === 'admin') return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <ReferenceNameInput
        key={side}
        source="companyId"
        reference="companies"
        filter={{ type: side }}
        validate={required()}
        helperText={false}
      />
    </Box>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 0.5,
};
