import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ColumnsButton, CreateButton, FilterButton, TopToolbar } from 'react-admin';
import { ExportAllButton } from './ExportAllButton.tsx';

interface Props {
  /** Whether rows stand in a table, whose columns can be chosen. */
  table?: boolean;
  createLabel?: string;
  children?: ReactNode;
}

/** What one can do with a whole list. */
export const ListTools = ({ table = true, createLabel, children }: Props) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {children}
      <FilterButton />
      {table && isWide && <ColumnsButton />}
      <ExportAllButton />
      <CreateButton variant="contained" label={createLabel} sx={{ ml: 1 }} />
    </TopToolbar>
  );
};
