import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useBenchLimit } from './useBenchLimit.ts';

/**
 * The use of the plan limit: '24 of 50 bench employees', with a bar if there is a limit. A contract that ends
 * may bring the bench above the limit, which is explained.
 */
export const BenchLimit = () => {
  const translate = useTranslate();
  const { room } = useBenchLimit();
  if (!room) return null;
  const { onBench, limit, isFull } = room;
  const words =
    limit === null
      ? translate('plans.unlimitedRoom', { smart_count: onBench })
      : translate('plans.room', { onBench, limit, smart_count: limit });
  return (
    <Box sx={{ minWidth: 200, maxWidth: 280 }}>
      <Typography variant="body2" color={isFull ? 'warning' : 'textSecondary'}>
        {words}
      </Typography>
      {limit !== null && (
        <LinearProgress
          variant="determinate"
          color={isFull ? 'warning' : 'primary'}
          aria-label={words}
          value={Math.min(100, (onBench / limit) * 100)}
          sx={{ mt: 0.5, height: 4 }}
        />
      )}
      {limit !== null && onBench > limit && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {translate('plans.overRoom', { smart_count: onBench - limit })}
        </Typography>
      )}
    </Box>
  );
};
