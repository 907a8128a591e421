import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { passwordStrength } from './passwordStrength.ts';

const colours = ['inherit', 'error', 'warning', 'info', 'success'] as const;

interface Props {
  password: string;
  /** The server refused it as too common. */
  refused: boolean;
}

/** A bar and a word for the strength of the typed password. */
export const StrengthMeter = ({ password, refused }: Props) => {
  const translate = useTranslate();
  const strength = refused ? 1 : passwordStrength(password);
  if (password === '') return null;
  const word = translate(`settings.password.strength.${strength}`);
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={strength * 25}
        color={colours[strength]}
        aria-label={translate('settings.password.strength.label')}
        aria-valuetext={word}
        sx={{ mt: 1, borderRadius: 1, height: 6 }}
      />
      <Typography variant="caption" color="textSecondary" role="status">
        {word}
      </Typography>
    </>
  );
};
