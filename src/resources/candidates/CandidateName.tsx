import Box from '@mui/material/Box';
import { DataTable, useRecordContext } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { PictureField } from '../../components/fields/PictureField.tsx';
import { FoundInResume } from './FoundInResume.tsx';

/** A column with each candidate's picture and name. */
export const candidateColumn = (
  <DataTable.Col key="name" source="name">
    <CandidateName />
  </DataTable.Col>
);

function CandidateName() {
  const candidate = useRecordContext<Candidate>();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, my: -0.25 }}>
        <PictureField source="photo" size={28} decorative />
        {candidate?.name}
      </Box>
      <FoundInResume />
    </>
  );
}
