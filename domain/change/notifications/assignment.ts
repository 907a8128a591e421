import type { User } from '../../contract/accounts/users.ts';
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

type Handing = { from: Pick<User, 'fullName'>; to: User; count: number };

/** Tells a person once of all records that they have been handed. */
export const handOverNotification = (
  { actor, name: person }: Pick<Context, 'actor' | 'name'>,
  { from, to, count }: Handing,
): Effect[] => {
  const { id, companyId, userType } = to;
  if (id === actor.userId) return [];
  const notification = {
    code: 'workHandedOver',
    values: { person, name: from.fullName, count },
    body: null,
    link: inboxes[userType],
  } as const;
  return companyId === null
    ? [{ kind: 'notifyPerson', person: to, notification: { ...notification, key: 'support' } }]
    : [
        {
          kind: 'notifyCompany',
          companyId,
          from: null,
          to: id,
          notification: { ...notification, key: keyOf(userType, 'requests') },
        },
      ];
};

/** Where most of what was handed over is listed. */
const mine = `?${new URLSearchParams({ filter: JSON.stringify({ inCharge: 'me' }) })}`;
const inboxes: Record<UserType, string> = {
  provider: `/provider/requests${mine}`,
  recruiter: `/recruiter/requests${mine}`,
  admin: '/platform-admin/tickets',
};
