import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type SortPayload, useListContext, useTranslate } from 'react-admin';
import { useTotalText } from '../../components/screens/lists/countedTo.ts';
import { OrderButton } from '../../components/screens/lists/OrderButton.tsx';

interface Props {
  /** The fields to sort by. */
  orders: readonly SortPayload[];
  /** The key of the text for the number of candidates. */
  found: string;
  /** Further actions for the list. */
  children?: ReactNode;
  /** The space below. */
  mb?: number;
}

/** The number of candidates and their sort order. */
export const CandidateOrder = ({ orders, found, children, mb = 1 }: Props) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const text = useTotalText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb }}>
      <Typography role="status" color="textSecondary">
        {total !== undefined && translate(found, { smart_count: total, found: text })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {children}
        <OrderButton orders={orders} />
      </Box>
    </Box>
  );
};
