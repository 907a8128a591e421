import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useActor } from '../../components/contract/useActor.ts';
import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { platformDay } from '../../platform/platformDay.ts';

/** A new rate card, valid from today on if nothing else is entered. */
export const RateCardCreate = () => {
  const translate = useTranslate();
  const { userType } = useActor();
  return (
    <NounCreate title="rateCards.add" first={{ validFrom: platformDay(), lines: [firstLine] }}>
      <Typography variant="body2" color="textSecondary">
        {translate(`rateCards.${userType}.hint`)}
      </Typography>
    </NounCreate>
  );
};

const firstLine = { skill: '', level: null, rate: null };
