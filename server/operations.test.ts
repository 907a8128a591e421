import { existsSync } from 'node:fs';
import { generateSync } from 'otplib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Actor, mayCall, scopeFor, scopesOf, visitor } from '../domain/access/can.ts';
import type { NounName } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { type UserType, userTypes } from '../domain/contract/userTypes.ts';
import { type InsightName, insightNames, insightOf } from '../domain/insight/insights.ts';
import { tinyPdf } from '../fixtures/tinyPdf.ts';
import { addressOf } from '../operations/address.ts';
import { allOperations } from '../operations/all.ts';
import { type Access, type Operation, routesOf } from '../operations/operation.ts';
import { hashPassword } from './modules/auth/password.ts';
import { type Caller, openTestServer, type TestServer } from './testing/openTestServer.ts';
import { actorOf, people, rowsOf } from './testing/parties.ts';
import { until } from './testing/until.ts';

let server: TestServer;
const actors: Partial<Record<UserType, Actor>> = {};
beforeAll(async () => {
  server = await openTestServer();
  // Files for a verification are refused once a company is verified.
  await server.owner.query(
    `update "companies" set "verification" = 'Pending' where "id" in ('CO-001', 'CO-002')`,
  );
  for (const userType of userTypes) actors[userType] = await actorOf(server, userType);
  const recruiter = await server.as(people.recruiter);
  const search = { criteria: { skills: [{ name: 'React' }] } };
  // The index is built in the background.
  await until(
    async () => (await recruiter.send('POST', '/api/v1/matching/searches', search)).statusCode === 201,
  );
});
afterAll(() => server.close());
afterEach(async () => {
  await server.owner.query('delete from "secondFactors"; delete from "recoveryCodes"');
  // One call changes the password, which others ask for.
  await server.owner.query('update "credentials" set "passwordHash" = $1', [await hashed]);
});

/** Someone who makes a call, and the rows that they may read. */
type By = {
  userType: UserType | 'visitor';
  caller: Caller;
  /** The values in the path that select one of several routes. */
  values: Record<string, string>;
  /** The first row of a noun that this party may read and that passes the test. */
  row<R extends Row>(noun: NounName, is?: (row: R) => boolean): Promise<R>;
};
type Example = (by: By) => object | Promise<object>;

const ofRow =
  (noun: NounName, is?: (row: Row) => boolean): Example =>
  async ({ row }) => ({ id: (await row(noun, is)).id });
const none: Example = () => ({});
const password = 'bench-demo';
const hashed = hashPassword(password);
const paper = Buffer.from(tinyPdf('A paper', ['of one page'])).toString('base64');
const picture = `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0\0\0\x02\0 face')}`;

const login = async (email: string) =>
  (await server.anonymous.send('POST', '/api/v1/auth/login', { email, password })).json();
const codeOf = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(server.clock().getTime() / 1000) });
const beginSecondFactor = async (caller: Caller): Promise<string> =>
  (await caller.send('POST', '/api/v1/auth/second-factor')).json().data.secret;
/** Turns on the second factor of this caller, and returns its secret. */
const withSecondFactor = async (caller: Caller): Promise<string> => {
  const secret = await beginSecondFactor(caller);
  await caller.send('POST', '/api/v1/auth/second-factor/confirm', { code: codeOf(secret) });
  // A code counts once.
  server.setNow(new Date(server.clock().getTime() + 60_000));
  return secret;
};
const newKey = { scopes: ['market.read'], days: 30 };
/** The id of a new API key of this caller. */
const keyOf = async (caller: Caller, name: string): Promise<string> =>
  (await caller.send('POST', '/api/v1/auth/api-keys', { ...newKey, name })).json().data.key.id;
const identityProvider = { issuer: 'https://id.example', clientId: 'talentbench', clientSecret: 'a secret' };
/** A colleague of nobody: a user of a company whom an operator may help. */
const helped = ofRow(
  'users',
  ({ email, status }) => email === 'recruiter@talentbench.example' && status === 'Active',
);

/** The candidates that a recruiter sees on the market. */
const listed = async ({ row }: By) => [(await row('candidates', ({ listed }) => listed === true)).id];
const jobId = async ({ row }: By) => (await row('jobs', ({ status }) => status === 'Active')).id;
const named = { position: 'React Developer', skills: ['React'] };

const candidate = {
  name: 'Bela Batch',
  title: 'React Developer',
  skills: ['React'],
  experience: 4,
  location: 'Berlin, Germany',
  status: 'Available',
  rate: 6500,
};
const post = async (caller: Caller, path: string, body: object): Promise<Row> => {
  const made = await caller.send('POST', `/api/v1/${path}`, body);
  expect([made.statusCode, made.body]).toEqual([201, made.body]);
  return made.json();
};
/** A request for several roles from the sample recruiter to the sample provider, and a candidate for one. */
const roles = [
  { title: 'Front end', skills: ['React'], minExperience: 1, headCount: 1, rateMax: 9000 },
  { title: 'Back end', skills: ['Java'], minExperience: 1, headCount: 1, rateMax: 9000 },
];
const crewRequest = async (): Promise<Row> => {
  const recruiter = await server.as(people.recruiter);
  const requisition = await post(recruiter, 'requisitions', {
    position: 'Web team',
    skills: ['React', 'Java'],
    roles,
    duration: '6 months',
    urgency: 'Medium',
    respondBy: '2026-06-30',
    startDate: '2026-07-06',
    providerIds: ['CO-001'],
    status: 'Sent',
  });
  const request = (await rowsOf(server, 'requests')).find((one) => one.requisitionId === requisition.id);
  return request as Row;
};
/** A bank statement with one new entry, which another amount makes new. */
let statements = 0;
const statementFile = () => ({
  name: 'statement.csv',
  content: btoa(`Date,Amount (USD),Reference\n2026-06-01,${100 + ++statements}.00,Payment\n`),
});
const bankEntry = async (): Promise<Row> => {
  const admin = await server.as(people.admin);
  await admin.send('POST', '/api/v1/bankStatements/import', statementFile());
  return (await rowsOf(server, 'bankEntries')).at(-1) as Row;
};
/** Where files of a noun are uploaded, and with what. */
const uploadOf = async (
  noun: string,
  { row, userType }: By,
): Promise<{ path: string; id?: string; body: object }> => {
  const name = { name: 'paper.pdf', content: paper };
  if (noun === 'verificationDocuments') {
    const company = userType === 'admin' && { companyId: 'CO-001' };
    return { path: noun, body: { ...name, ...company, kind: 'Tax certificate' } };
  }
  if (noun === 'candidateDocuments') {
    const { id } = await row('candidates');
    return { path: `candidates/${id}/documents`, id, body: name };
  }
  const shared = (one: Row) => one.providerId === 'CO-001' && one.recruiterId === 'CO-002';
  if (noun === 'contractDocuments') {
    const { id } = await row('contracts', shared);
    return { path: `contracts/${id}/documents`, id, body: name };
  }
  const { id } = await row('requests', shared);
  return { path: noun, body: { ...name, requestId: id, text: 'The paper' } };
};
const upload =
  (noun: NounName): Example =>
  async (by) => {
    const { id, body } = await uploadOf(noun, by);
    return { ...body, ...(id && { id }) };
  };
/** A file that its company has uploaded. */
const file: Example = async ({ userType, values: { noun = '' } }) => {
  const by = await byOf(
    noun === 'verificationDocuments' && userType === 'recruiter' ? userType : 'provider',
    {},
  );
  const { path, body } = await uploadOf(noun, by);
  const { id } = await post(by.caller, path, body);
  return { id };
};

/** A valid call of each operation, by its id in the OpenAPI document. */
const examples: Record<string, Example> = {
  serverHealth: none,
  talentCounts: () => ({ q: 'react' }),
  marketCounts: none,
  marketPlans: none,
  openApi: none,
  platform: none,
  maintenance: none,
  login: () => ({ email: people.provider, password }),
  loginWithCode: async () => {
    const secret = await withSecondFactor(await server.as(people.provider));
    const { challenge } = (await login(people.provider)).details;
    return { challenge, code: codeOf(secret) };
  },
  refreshSession: async () => ({ refreshToken: (await login(people.recruiter)).data.refreshToken }),
  logout: none,
  profile: none,
  askForPasswordLink: () => ({ email: people.provider }),
  openView: helped,
  ownSessions: none,
  endOtherSessions: none,
  endOwnSession: async ({ caller }) => ({
    id: (await caller.get('/api/v1/auth/sessions')).json().data[0].id,
  }),
  changePassword: () => ({ currentPassword: password, newPassword: 'orchid-lantern-42' }),
  secondFactor: none,
  beginSecondFactor: none,
  confirmSecondFactor: async ({ caller }) => ({ code: codeOf(await beginSecondFactor(caller)) }),
  endSecondFactor: async ({ caller }) => ({ code: codeOf(await withSecondFactor(caller)) }),
  createApiKey: () => ({ ...newKey, name: 'Payroll' }),
  rotateApiKey: async ({ caller }) => ({
    id: await keyOf(caller, 'Rotated'),
    overlapHours: 1,
    days: 90,
  }),
  revokeApiKey: async ({ caller }) => ({ id: await keyOf(caller, 'Revoked') }),
  passkeys: none,
  beginPasskey: () => ({ name: 'Work laptop' }),
  proofs: none,
  beginProof: none,
  prove: () => ({ password }),
  beginPasskeySignIn: none,
  singleSignOn: none,
  saveSingleSignOn: () => identityProvider,
  removeSingleSignOn: none,
  requireSingleSignOn: async ({ caller }) => {
    await caller.send('POST', '/api/v1/single-sign-on', identityProvider);
    return { required: false };
  },
  addSignOnDomain: () => ({ domain: 'skyharbor.example' }),
  removeSignOnDomain: async ({ caller }) => {
    await caller.send('POST', '/api/v1/single-sign-on/domains', { domain: 'gone.example' });
    return { domain: 'gone.example' };
  },
  makeScimToken: none,
  revokeScimToken: none,
  unlinkSignOnPerson: ofRow('users', ({ companyId }) => companyId !== null),
  sendPasswordLink: helped,
  resetSecondFactor: async (by) => {
    await withSecondFactor(await server.as(people.recruiter));
    return helped(by);
  },
  signOutUser: helped,
  connectIntegration: async ({ row }) => ({
    id: (await row('integrations', ({ status }) => status === 'Not Connected')).id,
    url: 'https://1.1.1.1/hook',
  }),
  rotateIntegrationKey: async ({ caller, row }) => {
    const isFree = ({ status, name }: Row) =>
      status === 'Not Connected' && !['Slack', 'Microsoft Teams'].includes(String(name));
    const { id } = await row('integrations', isFree);
    await caller.send('POST', `/api/v1/integrations/${id}/connect`, { url: 'https://1.1.1.1/hook' });
    return { id };
  },
  endFormerIntegrationKey: ofRow('integrations'),
  disconnectIntegration: ofRow('integrations', ({ status }) => status !== 'Not Connected'),
  deliveries: ofRow('integrations'),
  platformHealth: none,
  backgroundJobs: none,
  notePageLoad: () => ({ ms: 300 }),
  noteUse: () => ({ feature: 'exports' }),
  vocabulary: none,
  personalData: (by) => ofRow(by.values.noun as NounName)(by),
  erasurePreview: (by) => ofRow(by.values.noun as NounName)(by),
  recommend: () => ({ criteria: { title: 'React Developer', skills: [{ name: 'React' }] } }),
  keptSearch: ofRow('searches'),
  knownNames: () => ({ names: ['React'] }),
  scores: async (by) => ({ jobId: await jobId(by), ids: await listed(by) }),
  ranked: async (by) => ({ jobId: await jobId(by) }),
  applicants: ofRow('jobs'),
  scorecardsOf: ofRow('pipelineEntries'),
  candidateFacets: none,
  commonHours: async ({ row }) => ({ zone: 'Europe/Berlin', ids: [(await row('candidates')).id] }),
  resumeExcerpts: async ({ row }) => ({ q: 'react', ids: [(await row('candidates')).id] }),
  timeline: ofRow('candidates'),
  fairness: () => ({ range: '90d' }),
  profileCompleteness: ofRow('candidates'),
  firstSteps: none,
  importBankStatement: statementFile,
  bankProposals: async () => ({ id: (await bankEntry()).statementId }),
  matchBankEntries: async ({ row }) => {
    const { id, amount } = await bankEntry();
    const invoice = await row(
      'invoices',
      ({ status, currency, overdueTold }) =>
        status === 'Pending' && currency === 'USD' && overdueTold !== null,
    );
    return {
      matches: [{ entryId: id, parts: [{ kind: 'payment', invoiceId: invoice.id, amount }] }],
    };
  },
  ignoreBankEntries: async () => ({ ids: [(await bankEntry()).id], reason: 'Bank fee' }),
  closeMonth: async () => ({ month: '2026-05' }),
  reopenMonth: async () => ({ month: '2026-05', reason: 'A late invoice' }),
  reopenBankEntry: async () => ({ id: (await bankEntry()).id }),
  invoicePreview: async ({ row }) => ({
    contractId: (await row('timesheets', ({ status }) => status === 'Approved')).contractId,
  }),
  electronicInvoice: async (by) => ({ ...(await ofRow('providerInvoices')(by)), syntax: 'ubl' }),
  viewRequest: async ({ row }) => ({ id: (await row('requests')).id, stream: 'a', isOpen: true }),
  readConversation: async ({ row }) => ({ id: (await row('conversations')).id, upTo: 1 }),
  requestFit: ofRow('requests'),
  rollOffFit: none,
  providerFit: () => named,
  comparison: ofRow('requisitions'),
  requisitionCrews: ofRow('requisitions', ({ roles }) => Array.isArray(roles) && roles.length > 0),
  awardClashes: async ({ row }) => ({ ids: [(await row('proposals')).id] }),
  rateCaps: ({ userType }) => ({
    asked: [
      { companyIds: [userType === 'provider' ? 'CO-002' : 'CO-001'], skills: ['React'], currency: 'USD' },
    ],
  }),
  quoteFeedback: ofRow('proposals', ({ status }) => status === 'Not Awarded'),
  rowFile: file,
  photo: async () => {
    const { id, photo } = await post(await server.as(people.provider), 'candidates', {
      ...candidate,
      name: 'Phoebe Photo',
      photo: picture,
    });
    return { id, name: photo };
  },
  batch: ({ userType }) => ({
    batch: `batch-${userType}`,
    from: 0,
    last: true,
    rows: [{ create: { ...candidate, ...(userType === 'admin' && { companyId: 'CO-001' }) } }],
  }),
  openWork: ofRow('users', ({ companyId }) => companyId !== null),
  handOver: async ({ row }) => {
    const isUser = ({ companyId, role, status }: Row) =>
      companyId !== null && role === 'User' && status === 'Active';
    const { id, companyId } = await row('users', isUser);
    const heir = await row('users', (one) => isUser(one) && one.companyId === companyId && one.id !== id);
    return { id, to: heir.id };
  },
  requestCrew: async () => ({ id: (await crewRequest()).id }),
  quoteCrew: async ({ caller }) => {
    const { id } = await crewRequest();
    const person = await post(caller, 'candidates', { ...candidate, name: 'Cleo Crew', published: true });
    const quote = {
      candidateId: person.id,
      role: 'Front end',
      rate: 7000,
      currency: 'USD',
      startDate: '2026-07-06',
    };
    return { id, quotes: [quote] };
  },
  uploadVerificationDocuments: upload('verificationDocuments'),
  uploadCandidateDocuments: upload('candidateDocuments'),
  uploadContractDocuments: upload('contractDocuments'),
  uploadConversationMessages: upload('conversationMessages'),
  erase: async ({ row, values }) => {
    const person = await row<Row & { name?: string; fullName?: string; userType?: string; email?: string }>(
      values.noun as NounName,
      ({ fullName, userType, email = '' }) =>
        !fullName || (userType === 'recruiter' && email !== people.recruiter),
    );
    return { id: person.id, name: person.fullName ?? person.name };
  },
};

/** Calls that need more than a valid input, and the tests that make them. */
const elsewhere: Record<string, string> = {
  createFirstOperator: 'server/process/process.test.ts',
  setUpPage: 'server/modules/setUp.test.ts',
  setUpByPage: 'server/modules/setUp.test.ts',
  addPasskey: 'server/modules/passkeys.test.ts',
  renamePasskey: 'server/modules/passkeys.test.ts',
  removePasskey: 'server/modules/passkeys.test.ts',
  finishPasskeySignIn: 'server/modules/passkeys.test.ts',
  beginSingleSignOn: 'server/modules/singleSignOn.test.ts',
  finishSingleSignOn: 'server/modules/singleSignOn.test.ts',
  singleSignOnReturn: 'server/modules/singleSignOn.test.ts',
  testSingleSignOn: 'server/modules/singleSignOn.test.ts',
  verifySignOnDomain: 'server/modules/singleSignOn.test.ts',
  readPasswordLink: 'server/mail/mails.test.ts',
  usePasswordLink: 'server/mail/mails.test.ts',
  events: 'server/live/live.test.ts',
  benchCalendar: 'server/modules/calendar.test.ts',
  unsubscribePage: 'server/modules/unsubscribe.test.ts',
  unsubscribe: 'server/modules/unsubscribe.test.ts',
  signingPage: 'server/modules/signing.test.ts',
  signByLink: 'server/modules/signing.test.ts',
  signedCopy: 'server/modules/signing.test.ts',
  hotListPage: 'server/modules/hotLists.test.ts',
  askAboutHotList: 'server/modules/hotLists.test.ts',
  interviewInvitationPage: 'server/modules/interviewAnswers.test.ts',
  answerInterviewInvitation: 'server/modules/interviewAnswers.test.ts',
  testIntegration: 'server/hooks/webhooks.test.ts',
  runBackgroundJob: 'server/modules/platform/backgroundJobs.test.ts',
  mailText: 'server/mail/mails.test.ts',
  reportAnswer: 'server/modules/reports.test.ts',
  reportFile: 'server/modules/reports.test.ts',
};

/** The smallest input of a report: the first choice of each value. */
const exampleOf = (name: InsightName): object =>
  Object.fromEntries(
    Object.entries(insightOf(name).asked.shape).flatMap(([field, schema]) => {
      if (schema instanceof z.ZodLiteral) return [[field, [...schema.values][0]]];
      if (schema instanceof z.ZodEnum) return [[field, schema.options[0]]];
      return [];
    }),
  );
for (const name of insightNames) examples[`${name}Insight`] = () => exampleOf(name);
examples.accountingMonthsInsight = () => ({ year: 2026 });
examples.journalInsight = () => ({ month: '2026-05' });
examples.contactHistoryInsight = async ({ row }) => ({ ids: (await row('candidates')).id });

/** Who may make a call. A public one is made by a visitor, as nothing in it depends on the session. */
const callersOf = (name: string, access: Access): By['userType'][] => {
  if (access === 'public') return ['visitor'];
  const insight = insightNames.find((one) => `${one}Insight` === name);
  const only = insight && insightOf(insight).userType;
  return userTypes.filter((userType) =>
    access === 'signedIn' ? !only || only === userType : mayCall(actors[userType] as Actor, access),
  );
};

const byOf = async (userType: By['userType'], values: By['values']): Promise<By> => ({
  userType,
  values,
  caller: userType === 'visitor' ? server.anonymous : await server.as(people[userType]),
  row: async <R extends Row>(noun: NounName, is: (row: R) => boolean = () => true) => {
    const party = userType === 'visitor' ? visitor : (actors[userType] as Actor);
    const scopes = scopesOf(party, 'show', noun);
    const row = (await rowsOf(server, noun)).find((one) => scopeFor(scopes, one) && is(one as R));
    if (!row) throw new Error(`No row of ${noun} for the ${userType}`);
    return row as R;
  },
});

const call = async ({ method, path }: Operation, by: By, example: object) => {
  const { address, values } = addressOf(path, { ...by.values, ...example });
  if (method !== 'GET') return by.caller.send(method, `/api/v1/${address}`, values);
  const listed = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return by.caller.get(`/api/v1/${address}?${new URLSearchParams(listed)}`);
};

describe('every operation succeeds with valid input for everyone who may call it', () => {
  it.each(Object.entries(allOperations()))('%s', async (name, operation) => {
    const file = elsewhere[name];
    if (file) return expect([file, existsSync(file)]).toEqual([file, true]);
    const example = examples[name];
    if (!example) throw new Error(`Add a valid call of ${name}`);
    const failed: string[] = [];
    for (const { access, values } of routesOf(operation))
      for (const userType of callersOf(name, access)) {
        const by = await byOf(userType, values);
        const { statusCode, body } = await call(operation, by, await example(by));
        if (statusCode < 200 || statusCode > 299) failed.push(`${userType}: ${statusCode} ${body}`);
      }
    expect(failed).toEqual([]);
  });
});
