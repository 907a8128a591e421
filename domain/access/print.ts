import { type Permission, permissions } from '../contract/accounts/permissions.ts';
import { type PlatformRole, platformRoles } from '../contract/accounts/users.ts';
import { nounNames, nounOf } from '../contract/index.ts';
import { can, grantsOf } from './can.ts';
import { mayReadLink } from './keptLinks.ts';
import { needsOf, permissionsOf } from './permissions.ts';
import { type Grant, parties, type Rule, rulesOf, verbs } from './rules.ts';

/** Prints the access rules as docs/access.md. */
export const accessTable = (): string =>
  [
    '# Access rules',
    '',
    '`npm run print:access` writes this page from `domain/access/`, and a test compares the two. Access that is not listed is refused.',
    '`$user` is the signed-in user, and `$company` is that user’s company. The user’s role must also include the permission in the last column, or the permission that a rule names after “with” instead.',
    'A visitor is not signed in and needs no permission. Everyone may do what a visitor may do.',
    '',
    `| noun | verb | ${parties.join(' | ')} | permission |`,
    `|---|---|${parties.map(() => '---|').join('')}---|`,
    ...nounNames.flatMap((noun) => verbs.map((verb) => row(noun, verb))),
    '',
    '## Permissions of each role',
    '',
    `| permission | ${platformRoles.join(' | ')} |`,
    `|---|${platformRoles.map(() => '---|').join('')}`,
    ...permissions.map(
      (one) =>
        `| ${one} | ${platformRoles.map((role) => (permissionsOf(role).includes(one) ? 'yes' : '')).join(' | ')} |`,
    ),
    '',
    '## Links in stored emails',
    '',
    'Without a mail server, emails are stored and shown to operators with `security.write`. Password links in them are shown only to operators who may change the recipient’s account.',
    '',
    `| operator’s role | ${platformRoles.map((role) => `recipient: ${role}`).join(' | ')} |`,
    `|---|${platformRoles.map(() => '---|').join('')}`,
    ...[...platformRoles.map(held), ...custom].map(
      ({ role, permissions }) =>
        `| ${role} | ${platformRoles.map((receiver) => linkWords(permissions, permissionsOf(receiver))).join(' | ')} |`,
    ),
    '',
  ].join('\n');

const held = (role: PlatformRole) => ({ role: role as string, permissions: permissionsOf(role) });
/** Custom roles that include access to mail bodies. */
const custom: { role: string; permissions: readonly Permission[] }[] = [
  { role: 'custom: Viewer + security.write', permissions: [...permissionsOf('Viewer'), 'security.write'] },
  { role: 'custom: Manager + security.write', permissions: [...permissionsOf('Manager'), 'security.write'] },
];

const linkWords = (permissions: readonly Permission[], receiver: readonly Permission[]): string => {
  const actor = { userId: '', userType: 'admin', companyId: null, permissions } as const;
  if (!can(actor, 'show', 'mails')) return '–';
  return mayReadLink(actor, receiver) ? 'link shown' : 'link hidden';
};

const row = (noun: (typeof nounNames)[number], verb: (typeof verbs)[number]): string => {
  const { read, write, delete: remove = write } = needsOf(noun);
  const permission = verb === 'list' || verb === 'show' ? read : verb === 'delete' ? remove : write;
  const cells = parties.map((type) => words(rulesOf(noun)[type]?.[verb]));
  return `| ${verb === 'list' ? `**${noun}** (${nounOf(noun).plural})` : ''} | ${verb} | ${cells.join(' | ')} | ${permission} |`;
};

const words = (rule: Rule | undefined): string => grantsOf(rule).map(grantWords).join('; or ') || '–';

const grantWords = ({ where = {}, only, hide, needs }: Grant): string => {
  const rows = Object.entries(where).map(([field, value]) => `${field} = ${value ?? 'none'}`);
  const fields = only ? ` (only ${only.join(', ')})` : hide ? ` (without ${hide.join(', ')})` : '';
  return `${rows.join(', ') || 'yes'}${fields}${needs ? ` with ${needs}` : ''}`;
};
