import Box from '@mui/material/Box';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { ContractMoves } from './ContractMoves.tsx';
import { contractGroups } from './contractGroups.ts';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { PdfButton } from './PdfButton.tsx';

export const ContractShow = () => (
  <NounShow groups={contractGroups}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ContractMoves />
      <PdfButton />
    </Box>
    <DocumentsPanel />
  </NounShow>
);
