import type { Language } from '../../contract/languages.ts';
import type { Row } from '../../contract/noun.ts';
import { Invalid } from '../../errors.ts';
import type { Context, Reader, Values } from '../context.ts';
import { afterReading, type Effect } from '../effect.ts';
import { newRow } from '../newRow.ts';
import { mailRow, mailSubject, queuedMail } from '../notifications/mail.ts';

/** Refuses to approve a sign-up whose email belongs to an existing account, and another plan after the approval. */
export const checkAdmission = async (before: Row, changes: Values, reader: Reader): Promise<void> => {
  const { subscription = before.subscription } = changes;
  if (before.status === 'Approved' && subscription !== before.subscription)
    throw Invalid({ subscription: 'sign-up.plan-of-approved' });
  if (changes.status !== 'Approved') return;
  if (await reader.findBy('users', 'email', String(before.email)))
    throw Invalid({
      status: { code: 'sign-up.email-taken', values: { email: String(before.email) } },
    });
};

/** An approved sign-up creates a company, its first user, and that user's invitation. */
export const admission = (request: Row, context: Context): Effect => ({
  kind: 'create',
  noun: 'companies',
  row: newRow('companies', context, {
    type: request.userType,
    name: request.company,
    status: 'Active',
    contactPerson: fullName(request),
    email: request.email,
    ...(request.subscription ? { subscription: request.subscription } : {}),
  }),
  following: (company) => [firstPerson(company, request, (request.language ?? 'en') as Language, context)],
});

/** A declined applicant gets the reason by mail, in the language of the request. */
export const declined = ({ email, language, reason }: Row): Effect => {
  const spoken = (language ?? 'en') as Language;
  const about = { note: String(reason), link: `/${spoken}/support` };
  return {
    kind: 'mail',
    whenFull: 'wait',
    row: mailRow('declined', { id: null, email }, spoken, mailSubject('declined', spoken), about),
  };
};

/** The first user of a company, who administers it, and the invitation mail. */
const firstPerson = (
  company: Row,
  { firstName, lastName, email }: Values,
  language: Language,
  context: Context,
): Effect => ({
  kind: 'create',
  noun: 'users',
  row: newRow('users', context, {
    companyId: company.id,
    userType: company.type,
    role: 'Admin',
    firstName,
    lastName,
    email,
    status: 'Pending',
  }),
  following: (user) => [
    {
      kind: 'mail',
      whenFull: 'status',
      row: queuedMail('invitation', { id: user.id, email: user.email }, language),
    },
  ],
});

/**
 * Refuses a company whose contact should be invited but cannot be: the email is in use, or the name is
 * incomplete.
 */
export const checkContact = async (company: Values, reader: Reader): Promise<void> => {
  if (company.status !== 'Active' || !isInvitable(company)) return;
  if (namesOf(company).lastName === '') throw Invalid({ contactPerson: 'sign-up.two-names' });
  if (await reader.findBy('users', 'email', String(company.email)))
    throw Invalid({ email: 'sign-up.account-exists' });
};

/**
 * When an operator activates a company without users, and not through a sign-up, its contact is invited. A
 * contact with an account elsewhere or without a full name is not invited.
 */
export const contactInvited = (before: Row | null, after: Row | null, context: Context): Effect[] => {
  const isLetIn = before === null || before.status === 'Pending Approval';
  if (context.along || !after || after.status !== 'Active' || !isLetIn || !isInvitable(after)) return [];
  const names = namesOf(after);
  return [
    afterReading(
      [
        ['users', { companyId: after.id }],
        ['users', { email: after.email }],
      ],
      ([people, namesakes]) =>
        people.length || namesakes.length || names.lastName === ''
          ? []
          : [firstPerson(after, { ...names, email: after.email }, 'en', context)],
    ),
  ];
};

const isInvitable = ({ contactPerson, email }: Values): boolean => Boolean(contactPerson && email);

const namesOf = ({ contactPerson }: Values) => {
  const words = String(contactPerson).trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' ').slice(0, 60) || words[0],
    lastName: words.length > 1 ? String(words.at(-1)).slice(0, 60) : '',
  };
};

const fullName = ({ firstName, lastName }: Row) => `${firstName} ${lastName}`.slice(0, 120);
