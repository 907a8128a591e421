import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CrewFit } from '../../../../domain/matching/crew/crew.ts';

/** How many candidates who fit cannot be proposed, and why. Names nobody. */
export const LeftOut = ({ leftOut }: Pick<CrewFit, 'leftOut'>) => {
  const translate = useTranslate();
  if (leftOut.length === 0) return null;
  return (
    <div>
      {leftOut.map(({ reason, count }) => (
        <Typography key={reason} variant="body2" color="textSecondary">
          {translate(`requests.crews.leftOut.${reason}`, { smart_count: count })}
        </Typography>
      ))}
    </div>
  );
};
