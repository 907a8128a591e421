import SparkIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Before the first search. */
export const ReadyToFind = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: { xs: 0, md: 4 }, py: { xs: 3, md: 9 } }}>
      <Box aria-hidden sx={mark}>
        <SparkIcon sx={{ fontSize: 32 }} />
      </Box>
      <Typography variant="h5" component="h2" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {translate('recommendations.start.title')}
      </Typography>
      <Alert role="note" severity="info" variant="outlined" sx={{ maxWidth: 560 }}>
        {translate('recommendations.start.note')}
      </Alert>
    </Box>
  );
};

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: 68,
  height: 68,
  borderRadius: '12px',
  bgcolor: 'action.selected',
  color: 'primary.main',
};
