import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ColumnsButton, FilterButton, TopToolbar } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { AddButton } from './AddButton.tsx';
import { ExportAllButton } from './ExportAllButton.tsx';

interface Props {
  /** Whether rows stand in a table, whose columns can be chosen. */
  table?: boolean;
  createLabel?: string;
  /** In place of the way to the form for a new row; null for none. */
  create?: ReactNode;
  children?: ReactNode;
}

/** What one can do with a whole list. */
export const ListTools = ({ table = true, createLabel, create, children }: Props) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <TopToolbar sx={tools}>
      {children}
      <FilterButton />
      {table && isWide && <ColumnsButton />}
      <ExportAllButton />
      {create === undefined ? <AddButton label={createLabel} /> : create}
    </TopToolbar>
  );
};

const tools = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  flexShrink: 0,
  alignItems: 'center',
  gap: 0.5,
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
};
