/** Roles that a person can get with an account made at the first sign-in. Administrators are invited. */
export const rolesAtFirstSignIn = ['Viewer', 'User', 'Manager'] as const;
export type RoleAtFirstSignIn = (typeof rolesAtFirstSignIn)[number];

/** A group at the identity provider, and the role that it gives. */
export type GroupRole = { group: string; role: RoleAtFirstSignIn };
/** Groups that give a role in one company. */
export const mostGroups = 50;

/** E-mail domains of one company. */
export const mostDomains = 20;

export type SignOnDomain = { domain: string; record: string; verifiedAt: string | null };
/** A person whom the provider has let in, by user. */
export type LinkedPerson = { id: string; name: string; email: string; usedAt: string };

/** The token with which a company's directory provisions users, without its secret. */
export type ScimToken = {
  prefix: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Until when the secret before the last rotation is accepted. */
  formerUntil: string | null;
};

/** The single sign-on of a company as its administrators read it. The client secret is left out. */
export type SignOnSettings = {
  connection: {
    issuer: string;
    clientId: string;
    createAccounts: boolean;
    defaultRole: RoleAtFirstSignIn;
    groupsClaim: string | null;
    groupRoles: GroupRole[];
    required: boolean;
    emergencyUserId: string | null;
  } | null;
  /** What the provider has to accept as the redirect URI. */
  redirectUri: string;
  domains: SignOnDomain[];
  people: LinkedPerson[];
  /** Where the directory sends users, and its token if there is one. */
  scim: { baseUrl: string; token: ScimToken | null };
};

/** What administrators read of the token: all but its secrets. */
export const tokenFields = [
  'prefix',
  'createdAt',
  'lastUsedAt',
  'formerUntil',
] as const satisfies readonly (keyof ScimToken)[];

/** What administrators read of the connection: all but the client secret. */
export const connectionFields = [
  'issuer',
  'clientId',
  'createAccounts',
  'defaultRole',
  'groupsClaim',
  'groupRoles',
  'required',
  'emergencyUserId',
] as const satisfies readonly (keyof NonNullable<SignOnSettings['connection']>)[];
