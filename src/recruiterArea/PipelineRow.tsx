import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PipelineEntry } from '../../domain/contract/pipelineEntries.ts';
import { MoveToMenu } from './MoveToMenu.tsx';

/** One person in a stage, and where to move them. */
export const PipelineRow = () => {
  const entry = useRecordContext<PipelineEntry>();
  const translate = useTranslate();
  const locale = useLocale();
  const createPath = useCreatePath();
  if (!entry) return null;
  const date = new Date(entry.addedDate).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Link
          component={RouterLink}
          to={createPath({ resource: 'pipelineEntries', type: 'show', id: entry.id })}
          sx={{ fontWeight: 600 }}
        >
          {entry.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {entry.title}
        </Typography>
      </Box>
      {entry.matchScore !== null && (
        <Typography variant="body2" sx={{ fontWeight: 600, color: scoreColour(entry.matchScore) }}>
          {translate('pages.pipeline.score', { score: entry.matchScore })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('pages.pipeline.added', { date })}
      </Typography>
      <MoveToMenu entry={entry} />
    </Box>
  );
};

const scoreColour = (score: number) =>
  score >= 90 ? 'success.main' : score >= 80 ? 'warning.main' : 'error.main';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
  '&:last-of-type': { pb: 0 },
};
