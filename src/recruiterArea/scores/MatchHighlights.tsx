import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { highlightsOf } from '../../../domain/matching/highlights.ts';
import type { Reason } from '../../../domain/matching/reasons.ts';
import type { Match } from '../../../domain/matching/score.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { sayPoints, sayReason } from './sayReason.ts';
import { useReasonWords } from './useReasonWords.ts';

/** A score in a few lines: the strongest reasons, the gaps, and the skills that are there and missing. */
export const MatchHighlights = ({ match }: { match: Match }) => {
  const translate = useTranslate();
  const words = useReasonWords();
  const { strengths, gaps, skills } = highlightsOf(match.reasons);
  const say = (reason: Reason) => `${sayReason(reason, words)} ${sayPoints(reason, words)}`;
  const related = ({ params }: Reason) => translate('requests.fit.instead', params);
  const lines: [key: string, chips: string[]][] = [
    ['has', skills.has.map(skillOf)],
    ['related', skills.related.map(related)],
    ['missing', skills.missing.map(skillOf)],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {strengths.length > 0 && <Line label="strengths">{strengths.map(say).join(' · ')}</Line>}
      {gaps.length > 0 && <Line label="gaps">{gaps.map(say).join(' · ')}</Line>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {lines.map(
          ([key, chips]) =>
            chips.length > 0 && (
              <Box key={key} sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline', minWidth: 0 }}>
                <Label label={key} />
                <Chips words={chips} most={8} />
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
};

const skillOf = ({ params }: Reason) => String(params.skill);

const Label = ({ label }: { label: string }) => (
  <Typography component="span" variant="body2" color="textSecondary" sx={{ fontWeight: 600, flex: 'none' }}>
    {useTranslate()(`recommendations.highlights.${label}`)}
  </Typography>
);

const Line = ({ label, children }: { label: string; children: string }) => (
  <Typography variant="body2">
    <Label label={label} /> {children}
  </Typography>
);
