import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { OrderButton } from '../../components/screens/OrderButton.tsx';

interface Props {
  /** Fields to sort by. */
  fields: string[];
  /** Keys of the words for how many there are and for the button. */
  found: string;
  order: string;
}

/** How many people there are and in which order they stand. */
export const CandidateOrder = ({ fields, found, order }: Props) => {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1 }}
    >
      <Typography role="status" color="textSecondary">
        {total !== undefined && translate(found, { smart_count: total })}
      </Typography>
      <OrderButton label={order} fields={fields} />
    </Box>
  );
};
