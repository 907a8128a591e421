import { permissionsHeld } from '../../access/actorOf.ts';
import type { Role } from '../../contract/accounts/roles.ts';
import type { User } from '../../contract/accounts/users.ts';
import type { Rows } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { incidentEventKinds } from '../../contract/security/incidentEvents.ts';
import { Invalid } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';
import type { Context, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import type { NotificationCode } from '../notifications/notificationTitle.ts';

export const incidents: Behavior<Rows['incidents']> = {
  link: async ({ id, assigneeId }, reader) => {
    const before = id ? await reader.find('incidents', String(id)) : null;
    if (assigneeId == null || assigneeId === before?.assigneeId) return {};
    const assignee = await reader.find('users', String(assigneeId));
    if (assignee?.userType !== 'admin' || assignee.status !== 'Active')
      throw Invalid({ assigneeId: 'incidents.not-an-operator' });
    return {};
  },
  effects: (before, after, context) => (after ? incidentEffects(before, after, context) : []),
};

/** Effects of reporting or changing an incident: its timeline entry and notifications. */
const incidentEffects = (before: Row | null, after: Row, context: Context): Effect[] => {
  const found: Effect[] = before ? [] : [step(after, 'reported', context, { to: after.severity })];
  if (before && before.severity !== after.severity)
    found.push(step(after, 'severity', context, { from: before.severity, to: after.severity }));
  if ((before?.assigneeId ?? null) !== after.assigneeId) found.push(assigned(before, after, context));
  if (before && before.status !== after.status) found.push(...moved(before, after, context));
  if (!before) found.push(tellWatch(after));
  return found;
};

const moved = (before: Row, after: Row, context: Context): Effect[] => [
  step(after, 'status', context, {
    from: before.status,
    to: after.status,
    note: after.status === 'Resolved' ? after.resolution : null,
  }),
  tellConcerned(after, after.status === 'Investigating' ? 'incidentReopened' : 'incidentMoved'),
];

/** The timeline names the assignee, and a new assignee is notified. */
const assigned = (before: Row | null, after: Row, context: Context): Effect =>
  afterReading(
    [
      ['users', { id: before?.assigneeId ?? null }],
      ['users', { id: after.assigneeId }],
    ],
    (found) => {
      const [from, to] = found.map(([user]) => user);
      return [
        step(after, 'assigned', context, { from: from?.fullName ?? null, to: to?.fullName ?? null }),
        ...(to ? [tell(after, to, 'incidentAssigned')] : []),
      ];
    },
  );

/**
 * One notification per operator: by the platform's preferences, and for severe incidents everyone who can act
 * on them. The assignee and the reporter get their own message instead.
 */
const tellWatch = (incident: Row): Effect =>
  incident.severity === 'Critical' || incident.severity === 'High'
    ? afterReading(
        [
          ['users', { userType: 'admin', status: 'Active' }],
          ['roles', {}],
        ],
        ([operators, roles]) => [
          tellOperators(
            incident,
            operators.filter((one) => mayAct(one, roles)),
          ),
        ],
      )
    : tellOperators(incident, []);

const tellOperators = (incident: Row, surely: readonly User[]): Effect => ({
  kind: 'notifyOperators',
  notification: {
    key: 'securityAlerts',
    code: 'incidentReported',
    values: { id: incident.id, type: incident.type, severity: incident.severity },
    link: linkTo(incident),
    surely: surely.map(({ id }) => id),
    alreadyTold: incident.assigneeId === null ? [] : [String(incident.assigneeId)],
  },
});

const linkTo = ({ id }: Row): string => `/platform-admin/incidents/${id}/show`;

const mayAct = (operator: User, roles: readonly Role[]): boolean =>
  permissionsHeld(operator, roles.find(({ id }) => id === operator.customRoleId) ?? null).includes(
    'security.write',
  );

/** The assignee and the reporter, without duplicates. */
const tellConcerned = (incident: Row, code: NotificationCode): Effect =>
  afterReading(
    [
      ['users', { id: incident.assigneeId }],
      ['users', { id: incident.authorId === incident.assigneeId ? null : incident.authorId }],
    ],
    (found) => found.flat().map((person) => tell(incident, person, code)),
  );

const tell = (incident: Row, person: User, code: NotificationCode): Effect => ({
  kind: 'notifyPerson',
  person: {
    id: person.id,
    email: person.email,
    status: person.status,
    userType: 'admin',
    companyId: null,
  },
  notification: {
    key: 'security',
    code,
    values: { id: incident.id, type: incident.type, state: incident.status },
    body: null,
    link: linkTo(incident),
  },
});

const step = (
  incident: Row,
  kind: (typeof incidentEventKinds)[number],
  { actor, name, now }: Context,
  more: Values,
): Effect => ({
  kind: 'add',
  noun: 'incidentEvents',
  row: {
    incidentId: incident.id,
    kind,
    from: null,
    to: null,
    note: null,
    authorId: actor.userId || null,
    author: name.slice(0, 120),
    at: now.toISOString(),
    ...more,
  },
});
