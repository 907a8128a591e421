import { nounOf } from '../../../domain/contract/index.ts';
import { type Json, schemaOf, text } from './parts.ts';

const ofUser = schemaOf(nounOf('users').schema, 'output').properties as Record<string, Json>;
const plain = ['id', 'email', 'firstName', 'lastName', 'fullName', 'displayName', 'avatar', 'userType'];
const flag = { type: 'boolean' };
const texts = { type: 'array', items: text };
const list = ['skills', 'education', 'certifications'];

const object = (properties: Record<string, Json>, optional: readonly string[] = []): Json => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const some = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ofUser[name] ?? text]));

const tokens = { token: text, refreshToken: text };

/** Responses of sign-in, refresh and profile. */
export const sessionSchemas: Record<string, Json> = {
  Tokens: object(tokens),
  SignIn: object({ ...tokens, device: text, user: { $ref: '#/components/schemas/Profile' } }, [
    'refreshToken',
    'device',
  ]),
  Profile: object(
    {
      ...some([...plain, 'role', 'companyId', 'lastLogin', 'createdAt', 'updatedAt']),
      isActive: flag,
      isVerified: flag,
      preferences: { type: 'object' },
      profile: object(some(list)),
      statistics: object({
        ...some(['profileViews', 'lastActive']),
        totalLogins: { type: 'integer' },
      }),
      permissions: texts,
      viewing: {
        ...object({ by: text, company: text, until: text }),
        description: 'While an operator views the product as this person',
      },
    },
    ['viewing'],
  ),
};
