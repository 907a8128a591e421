import { isNounName, nounOf } from '../../contract/index.ts';
import type { Follow, FollowedNoun } from '../../contract/platform/follows.ts';
import type { UserType } from '../../contract/userTypes.ts';
import type { Context } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';

/** Pages of records whose path is not the name of the noun. */
const pages: Partial<Record<string, string>> = {
  candidates: 'employees',
  pipelineEntries: 'pipeline',
  tickets: 'support',
} satisfies Partial<Record<FollowedNoun, string>>;

/** The switch that decides about the mail. */
const keyOf = (side: UserType, noun: string) => {
  if (side === 'recruiter') return 'applicationUpdates';
  return noun === 'contracts' ? 'contractUpdates' : 'recruiterRequests';
};

/** Tells a person of a record that a colleague has put them in charge of. */
export const assignmentNotification = (
  { companyId, userId, noun, target }: Follow,
  { actor, name: person }: Pick<Context, 'actor' | 'name'>,
): Effect[] => {
  const side = actor.userType;
  if (!companyId || userId === actor.userId || !isNounName(noun) || side === 'visitor') return [];
  return [
    afterReading([[noun, { id: target }]], ([records]) =>
      records.map(
        (record): Effect => ({
          kind: 'notifyCompany',
          companyId,
          from: null,
          to: userId,
          notification: {
            key: keyOf(side, noun),
            code: 'recordAssigned',
            values: { person, title: record[nounOf(noun).title as keyof typeof record], id: target },
            body: null,
            link: `/${side}/${pages[noun] ?? noun}/${target}/show`,
          },
        }),
      ),
    ),
  ];
};
