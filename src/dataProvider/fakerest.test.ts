import { expect } from 'vitest';
import { invoiceReminders } from '../../application/jobs/billing.ts';
import { runRowJob } from '../../application/jobs/rowJob.ts';
import type { User } from '../../domain/contract/accounts/users.ts';
import { storedNouns } from '../../domain/contract/index.ts';
import { plugin } from '../../examples/assessments/plugin.ts';
import { createWorld, sampleFile } from '../../fixtures/index.ts';
import { installProduct } from '../../plugins/testing/installProduct.ts';
import { openFiles } from './browser/files.ts';
import { inMemory, inMemoryEach } from './browser/keep.ts';
import { transactionsAt } from './browser/memoryRows.ts';
import { openWorldStore } from './browser/worldStore.ts';
import {
  dataProviderSuite,
  type Opened,
  pluginSuite,
  type SuiteUser,
  sampleEmail,
} from './dataProviderSuite.ts';
import { createFakerestDataProvider } from './fakerest.ts';
import type { DataProvider } from './port.ts';
import { signedIn } from './signedIn.ts';

const now = new Date('2026-06-15T09:00:00.000Z');

/** The sample world with a colleague each of the sample provider and recruiter. */
const openStore = (more: { skillAssessments?: [] } = {}) => {
  const world = { ...createWorld(now), ...more };
  const { users } = world;
  const provider = users.find(({ email }) => email === sampleEmail('provider')) as User;
  const viewer = {
    ...provider,
    id: 'USR-9001',
    email: 'viewer@talentbench.example',
    role: 'Viewer' as const,
  };
  const recruiter = users.find(({ email }) => email === sampleEmail('recruiter')) as User;
  const recruiterColleague = {
    ...recruiter,
    id: 'USR-9002',
    email: 'colleague@talentbench.example',
    role: 'Admin' as const,
  };
  /** The first administrator of another active company of this type. */
  const other = (type: string) => {
    const own = users.find(({ email }) => email === `${type}@talentbench.example`)?.companyId;
    const companies = world.companies.filter((one) => one.type === type && one.status === 'Active');
    const others = companies.map(({ id }) => id).filter((id) => id !== own);
    return users.find(({ companyId, role }) => others.includes(String(companyId)) && role === 'Admin');
  };
  const chosen: Record<SuiteUser, User | undefined> = {
    provider,
    viewer,
    recruiter,
    recruiterColleague,
    admin: users.find(({ email }) => email === sampleEmail('admin')),
    otherProvider: other('provider'),
    otherRecruiter: other('recruiter'),
  };
  const rows = { ...world, users: [...users, viewer, recruiterColleague] };
  const keep = inMemory();
  const openTab = () => openWorldStore(rows, keep, () => now);
  return { world, chosen, store: openTab(), openTab };
};

/** Ids of rows that one tab shows, and another one cannot read. */
const unreadable = ({ store, openTab }: ReturnType<typeof openStore>): string[] => {
  const other = openTab();
  return storedNouns().flatMap((noun) => {
    const read = new Set(other.rows(noun).map(({ id }) => id));
    return store.rows(noun).flatMap(({ id }) => (read.has(id) ? [] : [`${noun} ${id}`]));
  });
};

const providersOver = (opening: ReturnType<typeof openStore>): Opened => {
  const { world, chosen, store } = opening;
  const files = openFiles(inMemoryEach(), sampleFile);
  const open = (user: SuiteUser) =>
    createFakerestDataProvider({
      world: store,
      actor: () => signedIn(chosen[user] as User, null),
      clock: () => now,
      files,
    });
  // A provider first runs overdue jobs; a single one per person does so once.
  const opened = new Map<SuiteUser, DataProvider>();
  return {
    world,
    as: async (user) => {
      const dataProvider = opened.get(user) ?? open(user);
      opened.set(user, dataProvider);
      return dataProvider;
    },
    remind: (day) => runRowJob(transactionsAt(store, new Date(`${day}T09:00:00.000Z`)), invoiceReminders),
    close: async () => expect(unreadable(opening)).toEqual([]),
  };
};

dataProviderSuite('rows in the browser', async () => providersOver(openStore()));

pluginSuite('rows of a plugin in the browser', async () => {
  installProduct([plugin]);
  const opened = providersOver(openStore({ skillAssessments: [] }));
  return {
    ...opened,
    close: async () => {
      await opened.close();
      installProduct();
    },
  };
});
