import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Password strength by length and kinds of characters, from 0 (empty) to 4. */
const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 8 || different < 5) return 1;
  const worth = Math.min(password.length, different * 2) + 2 * kinds;
  return worth >= 22 ? 4 : worth >= 15 ? 3 : 2;
};

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
        sx={{ mt: 1 }}
      />
      <Typography variant="caption" color="textSecondary" role="status">
        {word}
      </Typography>
    </>
  );
};
