import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { type ScoreTone, scoreTone } from '../../../domain/security/checks.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

const colours: Record<ScoreTone, 'success' | 'warning' | 'error'> = {
  good: 'success',
  waiting: 'warning',
  wrong: 'error',
};

/** The security score out of 100, as a figure and a bar. */
export const ScorePanel = ({ score }: { score: number }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const title = translate('security.score.title');
  return (
    <Panel title={title}>
      <Typography sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1.1 }}>
        {translate('security.score.of', { score: score.toLocaleString(locale) })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={score}
        aria-label={title}
        color={colours[scoreTone(score)]}
        sx={{ mt: 1.5 }}
      />
    </Panel>
  );
};
