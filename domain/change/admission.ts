import { type NounName, nounOf } from '../contract/index.ts';
import type { Language } from '../contract/languages.ts';
import { createSchema, type Row } from '../contract/noun.ts';
import { Invalid } from '../errors.ts';
import type { Consequence } from './consequence.ts';
import type { Context, Reader, Values } from './context.ts';
import { firstValues } from './firstValues.ts';
import { queuedMail } from './mail.ts';

/** Refuses to approve a sign-up whose e-mail belongs to somebody who has an account. */
export const checkAdmission = async (
  name: NounName,
  before: Row,
  changes: Values,
  reader: Reader,
): Promise<void> => {
  if (name !== 'signUpRequests' || changes.status !== 'Approved') return;
  if (await reader.findBy('users', 'email', String(before.email)))
    throw Invalid({
      status: `Cannot be approved: ${before.email} has an account already. Decline it, or ask for another email.`,
    });
};

/** An approved sign-up becomes a company, its first person, and the mail that lets this person in. */
export const admission = (request: Row, context: Context): Consequence => ({
  kind: 'create',
  noun: 'companies',
  row: newRow('companies', context, {
    type: request.userType,
    name: request.company,
    status: 'Active',
    contactPerson: fullName(request),
    email: request.email,
  }),
  following: (company) => [
    {
      kind: 'create',
      noun: 'users',
      row: newRow('users', context, {
        companyId: company.id,
        userType: request.userType,
        role: 'Admin',
        firstName: request.firstName,
        lastName: request.lastName,
        email: request.email,
        status: 'Pending',
      }),
      following: (user) => [
        {
          kind: 'add',
          noun: 'mails',
          row: queuedMail(
            'invitation',
            { id: user.id, email: user.email },
            (request.language ?? 'en') as Language,
          ),
        },
      ],
    },
  ],
});

const fullName = ({ firstName, lastName }: Row) => `${firstName} ${lastName}`.slice(0, 120);

/** A row that nobody filled in a form for, with what the contract adds. */
export const newRow = (name: NounName, context: Context, chosen: Values): Values => {
  const noun = nounOf(name);
  const row = { ...firstValues(noun, context), ...(createSchema(noun).parse(chosen) as Values) };
  return { ...row, ...noun.derive?.(row as never) };
};
