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
  /** What else is known about all of them. */
  beside?: ReactNode;
  /** Further actions for the list. */
  children?: ReactNode;
  /** The space below. */
  mb?: number;
}

/** The number of candidates and their sort order. */
export const CandidateOrder = ({ orders, found, beside, children, mb = 1 }: Props) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const text = useTotalText();
  return (
    <Box sx={{ ...line, mb }}>
      <Typography role="status" variant="body2" color="textSecondary">
        {total !== undefined && translate(found, { smart_count: total, found: text })}
      </Typography>
      {beside}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
        {children}
        <OrderButton orders={orders} />
      </Box>
    </Box>
  );
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 40 };
