/** Names of SCIM's schemas and messages. */
export const schemaOf = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  type: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

export const mostPerPage = 200;

type Attribute = {
  type?: 'string' | 'boolean' | 'complex';
  required?: true;
  multiValued?: true;
  caseExact?: true;
  mutability?: 'readOnly' | 'readWrite';
  uniqueness?: 'server';
  subAttributes?: object[];
};
const attribute = (name: string, description: string, more: Attribute = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const ofList = (description: string) => [
  attribute('value', description),
  attribute('type', 'Always work'),
  attribute('primary', 'Always true', { type: 'boolean' }),
];
const readOnly = { mutability: 'readOnly' } as const;
const list = { type: 'complex', multiValued: true } as const;

const userAttributes = [
  attribute('userName', 'The email address with which the user signs in, in a verified domain', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('externalId', 'The id of the user in the directory', { caseExact: true }),
  attribute('name', 'The name of the user', {
    type: 'complex',
    subAttributes: [
      attribute('givenName', 'First name'),
      attribute('familyName', 'Last name'),
      attribute('formatted', 'The whole name'),
    ],
  }),
  attribute('displayName', 'The name shown in the menu'),
  attribute('title', 'Job title'),
  attribute('emails', 'The address of userName', {
    ...list,
    ...readOnly,
    subAttributes: ofList('Email address'),
  }),
  attribute('phoneNumbers', 'One phone number', { ...list, subAttributes: ofList('Phone number') }),
  attribute('active', 'Whether the user can sign in', { type: 'boolean' }),
  attribute('groups', 'Groups of the user', {
    ...list,
    ...readOnly,
    subAttributes: [
      attribute('value', 'Id of the group', readOnly),
      attribute('display', 'Its name', readOnly),
    ],
  }),
];
const groupAttributes = [
  attribute('displayName', 'The name by which the group gives a role', {
    required: true,
    uniqueness: 'server',
  }),
  attribute('externalId', 'The id of the group in the directory, by which it can give a role as well', {
    caseExact: true,
  }),
  attribute('members', 'Users of the group', {
    ...list,
    subAttributes: [attribute('value', 'Id of the user'), attribute('display', 'Its name', readOnly)],
  }),
];

const schemas = [
  { id: schemaOf.user, name: 'User', description: 'A user account', attributes: userAttributes },
  {
    id: schemaOf.group,
    name: 'Group',
    description: 'A group that can give a role',
    attributes: groupAttributes,
  },
];

/** The documents by which clients learn what is supported; they are the same for all companies. */
export const documents = (url: string): Record<string, object[]> => ({
  Schemas: schemas.map((schema) => ({
    schemas: [schemaOf.schema],
    ...schema,
    meta: { resourceType: 'Schema', location: `${url}/Schemas/${schema.id}` },
  })),
  ResourceTypes: schemas.map(({ id: schema, name, description }) => ({
    schemas: [schemaOf.type],
    id: name,
    name,
    description,
    endpoint: `/${name}s`,
    schema,
    meta: { resourceType: 'ResourceType', location: `${url}/ResourceTypes/${name}` },
  })),
});

const unsupported = { supported: false };
export const serviceProviderConfig = (url: string) => ({
  schemas: [schemaOf.config],
  patch: { supported: true },
  bulk: { ...unsupported, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostPerPage },
  changePassword: unsupported,
  sort: unsupported,
  etag: unsupported,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'SCIM token',
      description: 'The token of the company settings, as Authorization: Bearer …',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${url}/ServiceProviderConfig` },
});
