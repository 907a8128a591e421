import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SortButton, useListContext, useTranslate } from 'react-admin';

const fields = [
  'name',
  'status',
  'experience',
  'rate',
  'availableFrom',
  'availabilityConfirmed',
  'benchSince',
  'profileViews',
  'requests',
];

/** How many people there are and in which order they stand. */
export const BenchOrder = () => {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1 }}
    >
      <Typography role="status" color="textSecondary">
        {total !== undefined && translate('bench.found', { smart_count: total })}
      </Typography>
      <SortButton label="bench.order" fields={fields} />
    </Box>
  );
};
