import { nounNames, nounOf } from '../contract/index.ts';
import { type Permission, permissions } from '../contract/permissions.ts';
import { type PlatformRole, platformRoles } from '../contract/users.ts';
import { can, grantsOf } from './can.ts';
import { mayReadLink } from './keptLinks.ts';
import { needed, permissionsOf } from './permissions.ts';
import { type Grant, parties, type Rule, rules, verbs } from './rules.ts';

/** The rules as a page for people: docs/access.md. */
export const accessTable = (): string =>
  [
    '# Who may do what',
    '',
    'Printed from `domain/access/` by `npm run print:access`; a test keeps it in step. What is not in the table is refused.',
    '`$company` and `$user` stand for the signed-in person’s own. A person also needs the permission of the last column, by role, or the one named beside a rule instead.',
    'A visitor is whoever is not signed in and needs none; what a visitor may do, anybody may.',
    '',
    `| noun | verb | ${parties.join(' | ')} | permission |`,
    `|---|---|${parties.map(() => '---|').join('')}---|`,
    ...nounNames.flatMap((noun) => verbs.map((verb) => row(noun, verb))),
    '',
    '## What each role holds',
    '',
    `| permission | ${platformRoles.join(' | ')} |`,
    `|---|${platformRoles.map(() => '---|').join('')}`,
    ...permissions.map(
      (one) =>
        `| ${one} | ${platformRoles.map((role) => (permissionsOf(role).includes(one) ? 'yes' : '')).join(' | ')} |`,
    ),
    '',
    '## Who may read the link of a kept mail',
    '',
    'Without a mail server, mails are kept and shown to operators with `security.write`. The link to choose a password is shown only to operators who may change the receiver’s account; for the others it is cut off.',
    '',
    `| operator’s role | ${platformRoles.map((role) => `receiver: ${role}`).join(' | ')} |`,
    `|---|${platformRoles.map(() => '---|').join('')}`,
    ...[...platformRoles.map(held), ...custom].map(
      ({ role, permissions }) =>
        `| ${role} | ${platformRoles.map((receiver) => linkWords(permissions, permissionsOf(receiver))).join(' | ')} |`,
    ),
    '',
  ].join('\n');

const held = (role: PlatformRole) => ({ role: role as string, permissions: permissionsOf(role) });
/** Roles that operators make and that reach the texts of mails. */
const custom: { role: string; permissions: readonly Permission[] }[] = [
  { role: 'custom: Viewer + security.write', permissions: [...permissionsOf('Viewer'), 'security.write'] },
  {
    role: 'custom: Manager + users.write, security.write',
    permissions: [...new Set<Permission>([...permissionsOf('Manager'), 'users.write', 'security.write'])],
  },
];

const linkWords = (permissions: readonly Permission[], receiver: readonly Permission[]): string => {
  const actor = { userId: '', userType: 'admin', companyId: null, permissions } as const;
  if (!can(actor, 'show', 'mails')) return '–';
  return mayReadLink(actor, receiver) ? 'with the link' : 'without the link';
};

const row = (noun: (typeof nounNames)[number], verb: (typeof verbs)[number]): string => {
  const { read, write, delete: remove = write } = needed[noun];
  const permission = verb === 'list' || verb === 'show' ? read : verb === 'delete' ? remove : write;
  const cells = parties.map((type) => words(rules[noun][type]?.[verb]));
  return `| ${verb === 'list' ? `**${noun}** (${nounOf(noun).plural})` : ''} | ${verb} | ${cells.join(' | ')} | ${permission} |`;
};

const words = (rule: Rule | undefined): string => grantsOf(rule).map(grantWords).join('; or ') || '–';

const grantWords = ({ where = {}, only, hide, needs }: Grant): string => {
  const rows = Object.entries(where).map(([field, value]) => `${field} = ${value ?? 'none'}`);
  const fields = only ? ` (only ${only.join(', ')})` : hide ? ` (without ${hide.join(', ')})` : '';
  return `${rows.join(', ') || 'yes'}${fields}${needs ? ` with ${needs}` : ''}`;
};
