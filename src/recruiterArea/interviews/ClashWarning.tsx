import Alert from '@mui/material/Alert';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { interviewClashes, interviewsAround } from '../../../domain/calendar/interviewClashes.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { type InterviewAnswers, momentOf } from './interviewAnswers.ts';
import { useInterviewWords } from './useInterviewWords.ts';

/** Warns when the interviewer has another interview at this time; saving is still allowed. */
export const ClashWarning = ({ id }: { id?: string | undefined }) => {
  const translate = useTranslate();
  const { when } = useInterviewWords();
  const { interviewer = '', minutes, ...time } = useWatch() as Partial<InterviewAnswers>;
  const startsAt = momentOf(time);
  const slot =
    startsAt && interviewer?.trim() && minutes ? { id, startsAt, minutes, interviewer } : undefined;
  const { data } = useGetList<Interview>(
    'interviews',
    {
      filter: slot ? interviewsAround(slot) : {},
      sort: { field: 'startsAt', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: slot !== undefined },
  );
  const clashes = slot && data ? interviewClashes(slot, data) : [];
  if (clashes.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {translate('pipeline.interviews.clash', {
        interviewer: interviewer.trim(),
        when: clashes.map((one) => when(one)).join('; '),
      })}
    </Alert>
  );
};
