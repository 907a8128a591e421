import { grantsOf } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { aliasJoin } from '../../domain/access/masks.ts';
import {
  type Grant,
  type PartyType,
  parties,
  type Rule,
  type ScopeValue,
  type Verb,
} from '../../domain/access/rules.ts';
import {
  fileNouns,
  isNounName,
  isOwnNoun,
  type NounName,
  nounNames,
  storedNouns,
} from '../../domain/contract/index.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { marketFields } from '../../domain/matching/market/marketProfile.ts';
import { connectionFields, tokenFields } from '../../domain/security/singleSignOn.ts';
import { erasureSql } from './erasure.ts';
import { fileTable } from './fileTables.ts';
import { keptSums, readsSums, sumsTable } from './keptSums.ts';
import {
  partialReader,
  partialView,
  readableColumns,
  readGrants,
  showsField,
  tableColumns,
} from './readableColumns.ts';
import { roleName, type WorkingRole } from './roles.ts';
import { quote, quoteText } from './sql.ts';

/** Nouns that the store creates as part of a change, besides those of plugins. */
const journals = [
  'apiKeys',
  'auditLogs',
  'activities',
  'stageChanges',
  'requestSteps',
  'quoteRounds',
  'holds',
  'ticketEvents',
  'incidentEvents',
  'notifications',
  'follows',
  'mails',
  'profileViews',
  'reveals',
  'invoices',
  'transactions',
  'bankStatements',
  'bankEntries',
  'accountingPeriods',
  'subscriptions',
  'jobViews',
  'searches',
  'unknownSkills',
  'platformDays',
  'reports',
  'featureDays',
  'auditVerifications',
  'interviewParticipants',
  'hireReviews',
  'timesheets',
  'providerInvoices',
  'contracts',
  'conversations',
  'conversationReaders',
  'contractDocuments',
  'amendments',
  'envelopes',
  'signers',
  'signingEvents',
  'benchModels',
  'agreedRates',
  'hotListRecipients',
  'hotListQuestions',
  'hotListOptOuts',
  'candidateDocumentTexts',
];

/**
 * Nouns that the store updates as part of a change, such as listings, counters, statuses that follow from
 * another row, and the progress of background jobs.
 */
const updated = [
  'apiKeys',
  'candidates',
  'holds',
  'newsletterSubscriptions',
  'requisitions',
  'requests',
  'proposals',
  'contracts',
  'contractTemplates',
  'contractDocuments',
  'amendments',
  'envelopes',
  'signers',
  'subscriptions',
  'paymentMethods',
  'invoices',
  'transactions',
  'bankStatements',
  'bankEntries',
  'accountingPeriods',
  'companies',
  'users',
  'verificationRequests',
  'jobs',
  'pipelineEntries',
  'applications',
  'talentPoolMembers',
  'requestSteps',
  'quoteRounds',
  'conversations',
  'conversationMessages',
  'conversationReaders',
  'notifications',
  'follows',
  'mails',
  'preferences',
  'interviews',
  'interviewParticipants',
  'hireReviews',
  'tasks',
  'timesheets',
  'providerInvoices',
  'unknownSkills',
  'savedSearches',
  'tickets',
  'platformDays',
  'integrations',
  'reports',
  'reportSchedules',
  'featureDays',
  'auditVerifications',
  'benchModels',
  'agreedRates',
  'hotLists',
  'hotListRecipients',
  'hotListQuestions',
  'candidateDocuments',
];

/** Nouns whose rows the store deletes as part of a change, or when they are over. */
const removed = ['holds', 'agreedRates', 'hotListQuestions', 'interviewParticipants', 'mails'];

/** Single sign-on of a company: its settings and domains, and the people it has let in. */
const signOnTables = ['singleSignOn', 'singleSignOnDomains', 'singleSignOnIdentities'];
/** What the directory of a company says by SCIM. */
const scimTables = ['scimTokens', 'scimUsers', 'scimGroups', 'scimMembers'];
const tablesOfRows = [
  ...fileNouns.map(fileTable),
  'candidatePhotos',
  'searchRecords',
  'reportParts',
  ...signOnTables,
  ...scimTables,
];
export const securedTables = [...storedNouns(), ...tablesOfRows];

/**
 * Grants and row-level policies for every noun, generated from the rules that the guard uses: even without
 * the guard, rows of other tenants cannot be read or written.
 */
export const policiesSql = (database: string): string => {
  const owner = 'create policy "owner" on TABLE to current_user using (true) with check (true);';
  const perNoun = nounNames.flatMap((noun) => [
    `drop policy if exists "owner" on ${quote(noun)};`,
    owner.replace('TABLE', quote(noun)),
    ...machinerySql(database, noun),
    ...parties.flatMap((party) => partySql(database, noun, party)),
  ]);
  const system = quote(roleName(database, 'system'));
  const session = quote(roleName(database, 'session'));
  const delivery = quote(roleName(database, 'delivery'));
  const sealedFiles = quote(fileTable('contractDocuments'));
  const resumeFiles = quote(fileTable('candidateDocuments'));
  return [
    ...perNoun,
    ...tablesOfRows
      .map(quote)
      .flatMap((table) => [`drop policy if exists "owner" on ${table};`, owner.replace('TABLE', table)]),
    ...userTypes.flatMap((userType) => countsSql(database, userType)),
    ...userTypes.flatMap((userType) => sumsSql(database, userType)),
    ...fileNouns.flatMap((noun) =>
      userTypes.flatMap((userType) => documentFilesSql(database, userType, noun)),
    ),
    ...userTypes.flatMap((userType) => photosSql(database, userType)),
    ...userTypes.flatMap((userType) => recordsSql(database, userType)),
    ...userTypes.flatMap((userType) => partsSql(database, userType)),
    ...signOnSql(database),
    ...scimSql(database),
    ...matchingSql(database),
    ...erasureSql(database),
    `grant select, insert, update, delete on "idempotencyKeys", "allowances", "stagedRows", "visitSalts" to ${system};`,
    `grant select, delete on "marketChanges" to ${system};`,
    `grant select, insert, delete on "rowChanges" to ${system};`,
    `grant select, insert on "auditSeals", "signingIdentities" to ${system};`,
    `grant select, delete on "auditUnsealed" to ${system};`,
    `grant select, insert, update, delete on "serverMinutes", "serverDays", "serverProcesses", "dayPeople" to ${system};`,
    `grant select, insert, update on "toldOperators", "backgroundJobs" to ${system};`,
    `grant delete on "platformDays", "featureDays" to ${system};`,
    `grant select, insert, delete on "reportParts" to ${system};`,
    `drop policy if exists ${system} on "reportParts";`,
    `create policy ${system} on "reportParts" for all to ${system} using (true) with check (true);`,
    // Resumes are read by the platform, so that they can be searched.
    `grant select on ${resumeFiles} to ${system};`,
    `drop policy if exists ${system} on ${resumeFiles};`,
    `create policy ${system} on ${resumeFiles} for select to ${system} using (true);`,
    // Sealed contracts are filed by the platform.
    `grant insert on ${sealedFiles} to ${system};`,
    `drop policy if exists ${system} on ${sealedFiles};`,
    `create policy ${system} on ${sealedFiles} for insert to ${system} with check (true);`,
    // Only sealed contracts are handed to signers from outside, who have no account.
    `grant select on ${sealedFiles} to ${system};`,
    `drop policy if exists "sealed" on ${sealedFiles};`,
    `create policy "sealed" on ${sealedFiles} for select to ${system} using (exists (select 1 from "envelopes" e where e."documentId" = ${sealedFiles}."documentId"));`,
    ...(isNounName('searches')
      ? [
          `grant select, insert on "searchRecords" to ${system};`,
          `drop policy if exists ${system} on "searchRecords";`,
          `create policy ${system} on "searchRecords" for all to ${system} using (true) with check (true);`,
        ]
      : []),
    `grant select, insert, update, delete on "passwordLinks" to ${session}, ${delivery};`,
    `grant select, insert, update, delete on "webhooks", "webhookDeliveries" to ${delivery};`,
    `grant select ("integrationId", "companyId") on "webhooks" to ${system};`,
    `grant insert on "webhookDeliveries" to ${system};`,
    `grant select, insert, update, delete on "secondFactors", "recoveryCodes", "signInChallenges" to ${session};`,
    `grant select, insert, update, delete on "sessions", "credentials", "signInFailures", "signInPlaces", "setUpTokens", "passkeys", "passkeyChallenges" to ${session};`,
  ].join('\n');
};

/** A company reads counts of its own rows and of public ones; operators read all counts. */
const countsSql = (database: string, userType: UserType): string[] => {
  const role = roleName(database, userType);
  const own = `"owner" in ('', (select current_setting('app.company', true)), (select current_setting('app.user', true)))`;
  return [
    `grant select on "rowCounts" to ${quote(role)};`,
    `drop policy if exists ${quote(role)} on "rowCounts";`,
    `create policy ${quote(role)} on "rowCounts" for select to ${quote(role)} using (${userType === 'admin' ? 'true' : own});`,
  ];
};

/** Sums over all rows are readable for roles that may read all of them. */
const sumsSql = (database: string, userType: UserType): string[] => {
  const role = quote(roleName(database, userType));
  return keptSums().map((kept) =>
    readsSums(userType, kept)
      ? `grant select on ${quote(sumsTable(kept))} to ${role};`
      : `revoke all on ${quote(sumsTable(kept))} from ${role};`,
  );
};

/** A document's bytes are readable with its row; they are inserted with it and never changed. */
const documentFilesSql = (database: string, userType: UserType, noun: NounName): string[] => {
  const role = quote(roleName(database, userType));
  const table = quote(fileTable(noun));
  const seen = `exists (select 1 from ${quote(noun)} d where d."id" = "documentId")`;
  const writes = grantsOf(rulesOf(noun)[userType]?.create).length > 0;
  return [
    `revoke all on ${table} from ${role};`,
    `grant select${writes ? ', insert' : ''} on ${table} to ${role};`,
    `drop policy if exists ${role} on ${table};`,
    `create policy ${role} on ${table} for all to ${role} using (${seen}) with check (${seen});`,
  ];
};

/**
 * A candidate's picture is readable with the candidate, and writable for those who may change the candidate.
 */
const photosSql = (database: string, userType: UserType): string[] => {
  const role = quote(roleName(database, userType));
  const table = '"candidatePhotos"';
  const seen = 'exists (select 1 from "candidates" c where c."id" = "candidateId")';
  const writes = grantsOf(rulesOf('candidates')[userType]?.edit).length > 0;
  return [
    `revoke all on ${table} from ${role};`,
    `grant select${writes ? ', insert, update, delete' : ''} on ${table} to ${role};`,
    `drop policy if exists ${role} on ${table};`,
    `create policy ${role} on ${table} for all to ${role} using (${seen}) with check (${seen});`,
  ];
};

/** Search results are readable with their search; the store writes them once. */
const recordsSql = (database: string, userType: UserType): string[] => {
  const role = quote(roleName(database, userType));
  const reads = grantsOf(rulesOf('searches')[userType]?.show).length > 0;
  return [
    `revoke all on "searchRecords" from ${role};`,
    `drop policy if exists ${role} on "searchRecords";`,
    ...(reads
      ? [
          `grant select on "searchRecords" to ${role};`,
          `create policy ${role} on "searchRecords" for select to ${role} using (exists (select 1 from "searches" s where s."id" = "searchId"));`,
        ]
      : []),
  ];
};

/** A report's result is readable with the report; only the system writes it. */
const partsSql = (database: string, userType: UserType): string[] => {
  const role = quote(roleName(database, userType));
  const reads = grantsOf(rulesOf('reports')[userType]?.show).length > 0;
  return [
    `revoke all on "reportParts" from ${role};`,
    `drop policy if exists ${role} on "reportParts";`,
    ...(reads
      ? [
          `grant select on "reportParts" to ${role};`,
          `create policy ${role} on "reportParts" for select to ${role} using (exists (select 1 from "reports" r where r."id" = "reportId"));`,
        ]
      : []),
  ];
};

/** A company reads and changes its own single sign-on; sign-in reads that of all, and links people. */
const signOnSql = (database: string): string[] => {
  const session = quote(roleName(database, 'session'));
  const companies = userTypes.filter((one) => one !== 'admin').map((one) => quote(roleName(database, one)));
  const own = `"companyId" = (select current_setting('app.company', true))`;
  const [settings, domains, identities] = signOnTables.map(quote);
  return [
    ...companies.flatMap((role) => [
      `grant select (${['companyId', ...connectionFields].map(quote).join(', ')}), insert, update, delete on ${settings} to ${role};`,
      `grant select, insert, update, delete on ${domains} to ${role};`,
      `grant select, delete on ${identities} to ${role};`,
      ...signOnTables.flatMap((table) => [
        `drop policy if exists ${role} on ${quote(table)};`,
        `create policy ${role} on ${quote(table)} for all to ${role} using (${own}) with check (${own});`,
      ]),
    ]),
    `grant select on ${settings}, ${domains} to ${session};`,
    `grant select, insert, update, delete on ${identities}, "singleSignOnAttempts" to ${session};`,
    ...signOnTables.flatMap((table) => [
      `drop policy if exists ${session} on ${quote(table)};`,
      `create policy ${session} on ${quote(table)} for all to ${session} using (true) with check (true);`,
    ]),
  ];
};

/** A company reads about its own token, without the hashes. The rest is for calls of directories. */
const scimSql = (database: string): string[] => {
  const session = quote(roleName(database, 'session'));
  const companies = userTypes.filter((one) => one !== 'admin').map((one) => quote(roleName(database, one)));
  return [
    ...companies.flatMap((role) => [
      `grant select (${['companyId', ...tokenFields].map(quote).join(', ')}) on "scimTokens" to ${role};`,
      `drop policy if exists ${role} on "scimTokens";`,
      `create policy ${role} on "scimTokens" for select to ${role} using ("companyId" = (select current_setting('app.company', true)));`,
    ]),
    ...scimTables
      .map(quote)
      .flatMap((table) => [
        `grant select, insert, update, delete on ${table} to ${session};`,
        `drop policy if exists ${session} on ${table};`,
        `create policy ${session} on ${table} for all to ${session} using (true) with check (true);`,
      ]),
  ];
};

/** The matching role reads these columns of listed candidates, response times, and skill mappings. */
const matchingSql = (database: string): string[] => {
  const role = quote(roleName(database, 'matching'));
  const seen: [table: NounName, columns: readonly string[], rows: string][] = [
    ['candidates', ['seq', 'listed', ...marketFields], '"listed"'],
    ['requests', ['providerId', 'status', 'answeredAt', 'createdAt'], 'true'],
    ['unknownSkills', ['name', 'skill', 'status'], `"status" = 'Mapped'`],
  ];
  return [
    ...seen.flatMap(([table, columns, rows]) => [
      `revoke all on ${quote(table)} from ${role};`,
      `grant select (${columns.map(quote).join(', ')}) on ${quote(table)} to ${role};`,
      `drop policy if exists ${role} on ${quote(table)};`,
      `create policy ${role} on ${quote(table)} for select to ${role} using (${rows});`,
    ]),
    `grant select on "marketChanges" to ${role};`,
  ];
};

const policy = (noun: NounName, role: string, command: string, clauses: string): string[] => [
  `drop policy if exists ${quote(`${role}_${command}`)} on ${quote(noun)};`,
  `create policy ${quote(`${role}_${command}`)} on ${quote(noun)} for ${command} to ${quote(role)} ${clauses};`,
];

/** Permissions of the server's own roles beyond reading for plans: on every row, for no tenant. */
const machinerySql = (database: string, noun: NounName): string[] => {
  const writes = [
    ...(journals.includes(noun) || !isOwnNoun(noun) ? ['insert'] : []),
    ...(updated.includes(noun) || !isOwnNoun(noun) ? ['update'] : []),
    ...(removed.includes(noun) ? ['delete'] : []),
  ];
  const grants: [WorkingRole, string[]][] = [['system', ['select', ...writes]]];
  if (noun === 'users' || noun === 'companies')
    grants.push(['session', ['select', 'insert', 'update']], ['delivery', ['select']]);
  if (noun === 'preferences') grants.push(['session', ['select']]);
  if (noun === 'mails') grants.push(['delivery', ['select', 'update']]);
  return grants.flatMap(([working, verbs]) => {
    const role = roleName(database, working);
    return [
      `grant ${verbs.join(', ')} on ${quote(noun)} to ${quote(role)};`,
      ...policy(noun, role, 'all', 'using (true) with check (true)'),
    ];
  });
};

const partySql = (database: string, noun: NounName, party: PartyType): string[] => {
  const role = roleName(database, party);
  const rows = (...verbs: Verb[]) => anyOf(verbs.map((verb) => rulesOf(noun)[party]?.[verb]));
  const commands: [string, string | null, (rows: string) => string][] = [
    ['select', rows('list', 'show'), (scope) => `using (${scope})`],
    ['insert', rows('create'), (scope) => `with check (${scope})`],
    ['update', rows('edit'), (scope) => `using (${scope}) with check (${scope})`],
    ['delete', rows('delete'), (scope) => `using (${scope})`],
  ];
  return [
    `revoke all on ${quote(noun)} from ${quote(role)};`,
    ...commands.flatMap(([command, scope, clauses]) =>
      scope === null
        ? [`drop policy if exists ${quote(`${role}_${command}`)} on ${quote(noun)};`]
        : [
            `grant ${command}${command === 'select' ? columnsSql(noun, party) : ''} on ${quote(noun)} to ${quote(role)};`,
            ...policy(noun, role, command, clauses(scope)),
          ],
    ),
    ...partialViewSql(database, noun, party),
  ];
};

/** Columns of a noun that every rule shows to a user type, or nothing if that is all of them. */
const columnsSql = (noun: NounName, party: PartyType): string =>
  partialReader(noun, party) ? ` (${tableColumns(noun, party).map(quote).join(', ')})` : '';

/**
 * Columns that some rules show to a user type and others hide, in a view of the owner: null in rows whose
 * rule hides the column.
 */
const partialViewSql = (database: string, noun: NounName, party: PartyType): string[] => {
  const { sometimes } = readableColumns(noun, party);
  if (sometimes.length === 0) return [];
  const view = quote(partialView(noun, party));
  const grants = readGrants(noun, party);
  const columns = sometimes.map((field) => {
    const cases = grants.map(
      (grant) => `when ${rowsOf(grant)} then ${showsField(grant, field) ? shownSql(grant, field) : 'null'}`,
    );
    return `case ${cases.join(' ')} end as ${quote(field)}`;
  });
  const rows = grants.filter((grant) => sometimes.some((field) => showsField(grant, field))).map(rowsOf);
  return [
    `create view ${view} with (security_barrier) as select "id" as "rowId", ${columns.join(', ')} from ${quote(noun)} where (${rows.join(') or (')});`,
    `grant select on ${view} to ${quote(roleName(database, party))};`,
  ];
};

/** A field of a grant's rows, or what is read in its place while a row is masked: `maskedRow` in SQL. */
const shownSql = ({ mask }: Grant, field: string): string => {
  const text = mask?.texts?.[field];
  if (text !== undefined) return `coalesce(${quote(text)}, ${quote(field)})`;
  const part = mask?.days?.[field];
  if (part !== undefined && mask?.while !== undefined)
    return `case when ${quote(mask.while)} then ${dayTimeSql(field, part)} else ${quote(field)} end`;
  if (!mask?.as || mask.while === undefined || !Object.hasOwn(mask.as, field)) return quote(field);
  const other = mask.as[field] ?? null;
  const standIn =
    other === null
      ? 'null'
      : typeof other === 'string'
        ? quote(other)
        : `${quote(other[0])} || ${quoteText(aliasJoin)} || ${quote(other[1])}`;
  const seesAll = mask.except
    ? ` and coalesce((select current_setting('app.company', true)), '') <> all(${quote(mask.except)})`
    : '';
  return `case when ${quote(mask.while)}${seesAll} then ${standIn} else ${quote(field)} end`;
};

/** The start or the end of the UTC day of a time, as `masks.ts` reads it. */
const dayTimeSql = (field: string, part: 'start' | 'end'): string => {
  const start = `date_trunc('day', ${quote(field)} at time zone 'UTC')`;
  return `(${part === 'start' ? start : `${start} + interval '23:59:59.999'`}) at time zone 'UTC'`;
};

/** Condition for the rows that any of the rules allows, or null for none. */
const anyOf = (allowed: readonly (Rule | undefined)[]): string | null => {
  const scopes = new Set(allowed.flatMap(grantsOf).map(rowsOf));
  if (scopes.size === 0) return null;
  return scopes.has('true') ? 'true' : [...scopes].map((scope) => `(${scope})`).join(' or ');
};

const rowsOf = ({ where = {} }: Grant): string => Object.entries(where).map(equals).join(' and ') || 'true';

const equals = ([field, value]: [string, ScopeValue]): string => {
  if (value === null) return `${quote(field)} is null`;
  if (typeof value === 'boolean') return value ? quote(field) : `not ${quote(field)}`;
  if (value.startsWith('$'))
    return `${quote(field)} = (select current_setting('app.${value.slice(1)}', true))`;
  return `${quote(field)} = ${quoteText(value)}`;
};
