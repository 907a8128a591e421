import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { isFollowed } from '../../../domain/contract/platform/follows.ts';
import { Follow } from './Follow.tsx';

/** The buttons of a record's page, with the one to follow it. */
export const WithFollow = ({ noun, children }: { noun: string; children: ReactNode }) => {
  const row = useRecordContext();
  if (!isFollowed(noun) || !row) return children;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1,
        '& > .MuiToolbar-root': { flex: '0 1 auto', flexWrap: 'wrap', p: 0.5 },
      }}
    >
      <Follow noun={noun} row={row} />
      {children}
    </Box>
  );
};
