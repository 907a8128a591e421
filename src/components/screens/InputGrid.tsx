import Box from '@mui/material/Box';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { useNoun } from '../contract/useNoun.ts';
import { NounInput } from '../inputs/NounInput.tsx';

/** Inputs in two columns, one on phones; long texts and lists take the whole width. */
export const InputGrid = ({ fields }: { fields: readonly string[] }) => {
  const noun = useNoun();
  const isWide = (field: string) => {
    const meta = fieldMeta(noun, field);
    return meta?.long || meta?.column === 'text[]';
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        columnGap: 2,
        rowGap: 0.5,
        width: '100%',
      }}
    >
      {fields.map((field) => (
        <Box key={field} sx={{ minWidth: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}>
          <NounInput source={field} />
        </Box>
      ))}
    </Box>
  );
};
