import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { RequestStep } from '../../../domain/contract/deals/requestSteps.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeMoment } from '../../components/fields/writeDay.ts';

interface Props {
  step: RequestStep;
  /** The name of the proposed candidate, if the step is about one. */
  name: string | undefined;
  /** The page shows the text of this step elsewhere. */
  isSaid: boolean;
}

/** One step: who did what and when, with the message. */
export const StoryStep = ({ step, name, isSaid }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { at, side, text, to } = step;
  const when = writeMoment(at, locale);
  const status = to && translate(valueKey('requests', 'status', to));
  return (
    <Box component="li" sx={line}>
      <Typography sx={{ fontWeight: step.kind === 'status' ? 400 : 600, overflowWrap: 'anywhere' }}>
        {translate(keyFor(step), {
          author: step.author,
          name: name ?? translate('requests.story.somebody'),
          to: status,
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={meta}>
        <time dateTime={at}>{when}</time>
        <span>{translate(`requests.story.side.${side}`)}</span>
        {to && step.kind !== 'status' && step.kind !== 'sent' && (
          <StatusChip value={to} label={String(status)} />
        )}
      </Typography>
      {step.endReason && (
        <Typography variant="body2">
          {translate(valueKey('requestSteps', 'endReason', step.endReason))}
        </Typography>
      )}
      {text && !isSaid && (
        <Box sx={words}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      )}
    </Box>
  );
};

const keyFor = ({ kind, proposalId }: RequestStep): string => {
  if (proposalId && kind === 'declined') return 'requests.story.proposalDeclined';
  if (proposalId && kind === 'withdrawn') return 'requests.story.proposalWithdrawn';
  if (proposalId && kind === 'expired') return 'requests.story.proposalExpired';
  return `requests.story.${kind}`;
};

const line = {
  position: 'relative',
  pl: 3,
  pb: 2,
  borderLeft: 2,
  borderColor: 'divider',
  ml: '6px',
  '&:last-of-type': { borderColor: 'transparent' },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-7px',
    top: '5px',
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'primary.main',
    boxShadow: '0 0 0 3px var(--raised)',
  },
};
const meta = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 };
const words = { mt: 1, p: 1.5, borderRadius: '8px', bgcolor: 'action.hover' };
