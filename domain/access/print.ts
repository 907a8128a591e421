import { type Permission, permissions } from '../contract/accounts/permissions.ts';
import { type PlatformRole, platformRoles } from '../contract/accounts/users.ts';
import { metaOf } from '../contract/fields.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';
import {
  both,
  nobody,
  operators,
  ownProvider,
  ownRecruiter,
  providers,
  recruiters,
} from '../contract/seenBy.ts';
import { can, grantsOf } from './can.ts';
import { rulesOf } from './fieldRules.ts';
import { mayReadLink } from './keptLinks.ts';
import { needsOf, permissionsOf } from './permissions.ts';
import { type Grant, parties, type Rule, verbs } from './rules.ts';

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
    '## Who reads each field',
    '',
    'Of the rows that the rules above let them read. A noun is listed if companies read rows of it that are not their own, or if one of its fields has fewer readers than its rows.',
    '',
    `| noun | ${fieldReaders.map(([words]) => words).join(' | ')} |`,
    `|---|${fieldReaders.map(() => '---|').join('')}`,
    ...nounNames.flatMap(fieldRow),
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

const fieldReaders = [
  ['both and operators', both],
  ['providers and operators', providers],
  ['providers alone', ownProvider],
  ['recruiters and operators', recruiters],
  ['recruiters alone', ownRecruiter],
  ['operators', operators],
  ['nobody', nobody],
] as const;

const fieldRow = (noun: NounName): string[] => {
  const fields = Object.entries(nounOf(noun).fields).map(
    ([field, schema]) => [field, metaOf(schema).seenBy] as const,
  );
  if (fields.every(([, seenBy]) => seenBy === undefined)) return [];
  const cells = fieldReaders.map(([, readers]) =>
    fields.flatMap(([field, seenBy]) => (seenBy?.join() === readers.types.join() ? [field] : [])).join(', '),
  );
  return [`| ${noun} | ${cells.map((cell) => cell || '–').join(' | ')} |`];
};

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
