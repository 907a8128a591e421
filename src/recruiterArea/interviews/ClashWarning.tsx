import Alert from '@mui/material/Alert';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { interviewClashes, interviewsAround } from '../../../domain/calendar/interviewClashes.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import { type InterviewAnswers, momentOf } from './interviewAnswers.ts';
import { useInterviewWords } from './useInterviewWords.ts';

/** Warns when one of the interviewers has another interview at this time; saving is still allowed. */
export const ClashWarning = ({ id }: { id?: string | undefined }) => {
  const translate = useTranslate();
  const { when } = useInterviewWords();
  const { interviewer, interviewerEmail, panel, minutes, ...time } = useWatch() as Partial<InterviewAnswers>;
  const startsAt = momentOf(time);
  const people = [{ name: interviewer, email: interviewerEmail }, ...(panel ?? [])].flatMap(
    ({ name, email }) => (name?.trim() ? [{ name: name.trim(), email: email || null }] : []),
  );
  const [lead, ...others] = people;
  const slot = startsAt &&
    minutes &&
    lead && {
      id,
      startsAt,
      minutes,
      interviewer: lead.name,
      interviewerEmail: lead.email,
      panel: others,
    };
  const { data } = useGetList<Interview>(
    'interviews',
    {
      filter: slot ? interviewsAround(slot) : {},
      sort: { field: 'startsAt', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: !!slot },
  );
  const clashes = slot && data ? interviewClashes(slot, data) : [];
  if (clashes.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {clashes.map(({ person: { name }, at }) => (
        <div key={name}>
          {translate('pipeline.interviews.clash', {
            interviewer: name,
            when: at.map((one) => when(one)).join('; '),
          })}
        </div>
      ))}
    </Alert>
  );
};
