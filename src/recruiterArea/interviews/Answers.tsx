import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  type InterviewAnswer,
  interviewAnswers,
} from '../../../domain/contract/hiring/interviewParticipants.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import type { Participant } from './useParticipants.ts';

/** The answers of several people as one: someone who accepts counts before someone who may, or declines. */
const together = (people: readonly Participant[]): InterviewAnswer =>
  (['Accepted', 'Tentative', 'Declined'] as const).find((answer) =>
    people.some((one) => one.answer === answer),
  ) ?? interviewAnswers[0];

/** What each interviewer and the provider have answered to the invitation. */
export const Answers = ({ participants }: { participants: readonly Participant[] }) => {
  const translate = useTranslate();
  const ofProvider = participants.filter(({ part }) => part === 'Provider');
  const lines = [
    ...participants
      .filter(({ part }) => part === 'Interviewer')
      .map(({ id, name, answer }) => ({ id, name, answer })),
    ...(ofProvider.length > 0
      ? [
          {
            id: 'provider',
            name: translate(valueKey('interviewParticipants', 'part', 'Provider')),
            answer: together(ofProvider),
          },
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('resources.interviewParticipants.name', { smart_count: 2 })}
      sx={list}
    >
      {lines.map(({ id, name, answer }) => (
        <Typography key={id} component="li" variant="body2" sx={line}>
          <span>{name}</span>
          <StatusChip value={answer} label={translate(valueKey('interviewParticipants', 'answer', answer))} />
        </Typography>
      ))}
    </Box>
  );
};

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  my: 0.5,
  p: 0,
  listStyle: 'none',
};
const line = { display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere', minWidth: 0 };
