import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFieldValue, useRecordContext } from 'react-admin';
import type { Role } from '../../../domain/contract/deals/roles.ts';
import { Nothing } from './MoneyField.tsx';
import { useRoleWords } from './useRoleWords.ts';

/** The roles of a requisition or request, as a list. */
export const RolesField = ({ source }: { source: string }) => {
  const roles = (useFieldValue({ source }) as Role[] | null | undefined) ?? [];
  const wordsOf = useRoleWords(useRecordContext()?.currency);
  if (roles.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 0.75, maxWidth: '75ch' }}>
      {roles.map((role) => (
        <Box component="li" key={role.title} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {role.title}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${wordsOf(role)}`}
          </Typography>
          {role.skills.length > 0 && <Typography variant="body2">{role.skills.join(', ')}</Typography>}
        </Box>
      ))}
    </Box>
  );
};
