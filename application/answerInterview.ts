import { isAhead } from '../domain/calendar/interviewCalendar.ts';
import { interviewDeclined } from '../domain/change/notifications/interviewNotifications.ts';
import type { GivenAnswer } from '../domain/contract/hiring/interviewParticipants.ts';
import { carryOut } from './effects.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/**
 * Stores a participant's answer, and notifies the recruiter who scheduled the interview if it is declined. False if the
 * interview takes no answers any more, or the participant no longer takes part.
 */
export const answerInterview = async (
  work: UnitOfWork,
  id: string,
  answer: GivenAnswer,
): Promise<boolean> => {
  const { system } = work.rows;
  const [participant] = await system.findAllToChange('interviewParticipants', { id, status: 'Invited' });
  const interview = participant ? await system.find('interviews', participant.interviewId) : null;
  const now = work.now.toISOString();
  if (!participant || !interview || !isAhead(interview, now)) return false;
  if (participant.answer === answer) return true;
  await system.update('interviewParticipants', participant, { answer, answeredAt: now });
  if (answer !== 'Declined') return true;
  const [entry, company] = await Promise.all([
    system.find('pipelineEntries', interview.entryId),
    system.find('companies', interview.companyId),
  ]);
  if (entry && company) await carryOut(work, interviewDeclined(participant, interview, entry, company));
  return true;
};
