import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { CrewFit } from '../../../../domain/matching/crew/crew.ts';

/** The roles for which there is nobody, or too few. */
export const MissingRoles = ({ missing }: Pick<CrewFit, 'missing'>) => {
  const translate = useTranslate();
  if (missing.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      {missing.map(({ role, seats, found }) => (
        <div key={role}>
          {found === 0
            ? translate('requests.crews.nobody', { role })
            : translate('requests.crews.tooFew', { role, smart_count: seats })}
        </div>
      ))}
    </Alert>
  );
};
