import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Match } from '../../../domain/matching/score.ts';
import { scoreColours, scoreLook } from '../pipeline/scoreLook.ts';
import { RaiseList } from './RaiseList.tsx';
import { ReasonHalves } from './ReasonHalves.tsx';

interface Props {
  match: Match;
  name: string;
  /** Only the score, for a narrow column. */
  short?: boolean;
}

/** A score in the pipeline's colors; a click shows the reasons. */
export const ScoreButton = ({ match, name, short = false }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { score, fit, logistics } = match;
  return (
    <Box sx={short ? inColumn : inCard}>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={translate('recommendations.pool.matchNamed', { score, name })}
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: scoreColours[scoreLook(score)], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {short ? score : translate('recommendations.pool.match', { score })}
      </Button>
      {!short && (
        <Typography component="span" color="textSecondary" sx={{ fontSize: 13 }}>
          {translate('recommendations.fit')} {fit} · {translate('recommendations.logistics')} {logistics}
        </Typography>
      )}
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          container={() => anchor.closest('main') ?? document.body}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': heading, sx: paper } }}
        >
          <Typography id={heading} component="h3" sx={{ fontWeight: 600, mb: 1.5 }}>
            {translate('recommendations.whyNamed', { score, name })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <ReasonHalves match={match} />
            <RaiseList raises={match.raises} />
          </Box>
        </Popover>
      )}
    </Box>
  );
};

const inCard = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ml: -1, my: -0.5 };
const inColumn = { display: 'flex', justifyContent: 'flex-end', my: -0.5, mr: -1 };
const paper = { width: 380, maxWidth: 'calc(100vw - 32px)', p: 2, borderRadius: '12px' };
