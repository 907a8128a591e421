import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SortButton, useListContext, useTranslate } from 'react-admin';

/** How many there are and in which order they stand. */
export const TalentOrder = () => {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1 }}
    >
      <Typography role="status" color="textSecondary">
        {total !== undefined && translate('pages.talentPool.found', { smart_count: total })}
      </Typography>
      <SortButton label="pages.talentPool.order" fields={['benchSince', 'name', 'experience', 'rate']} />
    </Box>
  );
};
