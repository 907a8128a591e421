import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ColumnsButton, FilterButton, TopToolbar } from 'react-admin';
import { AddButton } from '../AddButton.tsx';
import { AddedActions } from './AddedActions.tsx';
import { ExportAllButton } from './ExportAllButton.tsx';

interface Props {
  /** Whether the list is a table, whose columns can be selected. */
  table?: boolean;
  /** Replaces the link to the create form; null for none. */
  create?: ReactNode;
  children?: ReactNode;
}

/** Actions for a whole list. */
export const ListTools = ({ table = true, create, children }: Props) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  return (
    <TopToolbar sx={tools}>
      {children}
      <AddedActions />
      <FilterButton />
      {table && isWide && <ColumnsButton />}
      <ExportAllButton />
      {create === undefined ? <AddButton /> : create}
    </TopToolbar>
  );
};

/** They wrap where they would leave too little room for the search field beside them. */
const tools = {
  flexWrap: 'wrap',
  flexShrink: 0,
  justifyContent: 'flex-end',
  maxWidth: { sm: 'calc(100% - 220px)' },
  alignItems: 'center',
  gap: 0.5,
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
};
