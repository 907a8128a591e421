import { useGetList } from 'react-admin';
import type { InterviewParticipant } from '../../../domain/contract/hiring/interviewParticipants.ts';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';

/** As recruiters read it: without the user. */
export type Participant = Omit<InterviewParticipant, 'userId'>;

/** Those who are invited to the interviews that are scheduled, by interview. */
export const useParticipants = (interviews: readonly Interview[] = []): Map<string, Participant[]> => {
  const interviewId = interviews.filter(({ status }) => status === 'Scheduled').map(({ id }) => id);
  const { data = [] } = useGetList<Participant>(
    'interviewParticipants',
    {
      filter: { interviewId, status: 'Invited' },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { enabled: interviewId.length > 0 },
  );
  return Map.groupBy(data, (participant) => participant.interviewId);
};
