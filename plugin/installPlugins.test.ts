import { afterEach, describe, expect, it } from 'vitest';
import { rowJobs } from '../application/jobs/rowJobs.ts';
import type { MailCarrier } from '../application/mailCarriers.ts';
import { paymentGateways } from '../application/paymentGateways.ts';
import type { Actor } from '../domain/access/can.ts';
import { can } from '../domain/access/can.ts';
import { ownGatewayNames } from '../domain/billing/gatewayNames.ts';
import { effectsOf } from '../domain/change/effectsOf.ts';
import { isNounName, nounNames, nounOf } from '../domain/contract/index.ts';
import { jobNames } from '../domain/health/backgroundJobs.ts';
import { addedCriteria } from '../domain/matching/addedCriteria.ts';
import { personalDataPlaces } from '../domain/privacy/personalDataPlaces.ts';
import { operationNames } from '../operations/index.ts';
import { installProduct } from '../plugins/testing/installProduct.ts';
import {
  defineNoun,
  definePlugin,
  field,
  type PaymentGateway,
  type Plugin,
  type PluginCriterion,
  seenBy,
} from './index.ts';
import { loadPlugins } from './loadPlugins.ts';

const certificates = defineNoun({
  name: 'certificates',
  label: 'Certificate',
  plural: 'Certificates',
  prefix: 'CERT',
  fields: {
    companyId: field.reference('Company', 'companies'),
    candidateId: field.reference('Candidate', 'candidates', 'removed'),
    title: field.text('Title'),
  },
  search: ['title'],
  title: 'title',
});
const carrier: MailCarrier = { open: async () => ({ carry: async () => {} }) };
const gateway: PaymentGateway = { open: async () => ({ charge: async () => ({ status: 'Completed' }) }) };
const nounOfPlugin = 'certificates' as (typeof nounNames)[number];
const criterion = (more: Partial<PluginCriterion> = {}): PluginCriterion => ({
  ...{ of: nounOfPlugin, candidate: 'candidateId', labelKey: 'certified', reasonKey: 'certified' },
  values: ({ title }) => [String(title)],
  ...more,
});
const own = { where: { companyId: '$company' } } as const;
const plugin = definePlugin({
  name: 'certification',
  nouns: {
    certificates: {
      noun: certificates,
      rules: { provider: { list: own, show: own, create: own } },
      needs: { read: 'market.read', write: 'candidates.write' },
      personalData: [{ of: 'candidates', by: 'candidateId', removed: true }],
    },
  },
  jobs: { certificateExpiry: { every: 3600, run: async () => undefined } },
});
const provider: Actor = {
  userId: 'USR-001',
  userType: 'provider',
  companyId: 'CO-001',
  permissions: ['market.read', 'candidates.write'],
};

afterEach(() => installProduct());

describe('an installed plugin', () => {
  it('brings its nouns with their rules, its jobs, and its places of personal data', () => {
    installProduct([plugin]);

    expect(nounNames.at(-1)).toBe('certificates');
    expect(nounOf(nounOfPlugin)).toBe(certificates);
    expect(can(provider, 'create', nounOfPlugin)).toBe(true);
    expect(can(provider, 'edit', nounOfPlugin)).toBe(false);
    expect(can({ ...provider, userType: 'recruiter' }, 'list', nounOfPlugin)).toBe(false);
    expect(jobNames).toContain('certificateExpiry');
    expect(rowJobs.get('certificateExpiry')).toBeDefined();
    expect(personalDataPlaces().some(({ noun }) => noun === nounOfPlugin)).toBe(true);
  });

  it('leaves nothing behind once it is off', () => {
    const before = { nouns: [...nounNames], jobs: [...jobNames], operations: operationNames() };
    installProduct([plugin]);
    installProduct();

    expect({ nouns: [...nounNames], jobs: [...jobNames], operations: operationNames() }).toEqual(before);
    expect(isNounName('certificates')).toBe(false);
    expect(can(provider, 'create', nounOfPlugin)).toBe(false);
    expect(personalDataPlaces().some(({ noun }) => noun === nounOfPlugin)).toBe(false);
  });

  it('offers its payment gateways beside those of the product, until it is off', () => {
    const names = () => paymentGateways.entries().map(([name]) => name);
    installProduct([{ name: 'wallet', paymentGateways: { wallet: gateway } }]);
    expect(names()).toEqual([...ownGatewayNames, 'wallet']);
    installProduct();
    expect(names()).toEqual([...ownGatewayNames]);
  });

  it('offers its matching criteria until it is off', () => {
    installProduct([{ ...plugin, matchingCriteria: { certified: criterion() } }]);
    expect(addedCriteria.entries().map(([name]) => name)).toEqual(['certified']);
    installProduct();
    expect(addedCriteria.entries()).toEqual([]);
  });

  it('adds effects to changes of other nouns, after their own', () => {
    const context = { actor: provider, name: 'Ada', now: new Date('2026-06-01T09:00:00.000Z') };
    const row = {
      id: 'JOB-001',
      version: 1,
      createdAt: '',
      updatedAt: '',
      recruiterId: 'CO-002',
      title: 'Analyst',
    };
    const before = effectsOf('jobs', null, row, context);
    installProduct([
      {
        name: 'listener',
        reactions: {
          jobs: () => [{ kind: 'relist', noun: 'jobs', companyId: 'CO-002', listed: () => true }],
        },
      },
    ]);

    const after = effectsOf('jobs', null, row, context);
    expect(after.filter(({ kind }) => kind === 'relist')).toHaveLength(
      before.filter(({ kind }) => kind === 'relist').length + 1,
    );
  });
});

describe('a plugin is refused', () => {
  const changed = (changes: Partial<Plugin>): Plugin => ({ ...plugin, ...changes });
  const [declared] = Object.values(plugin.nouns ?? {});
  if (!declared) throw new Error('The plugin of this test declares a noun');

  it.each<[string, readonly Plugin[], string]>([
    [
      'with the name of another one',
      [plugin, changed({ nouns: {}, jobs: {} })],
      'another plugin has the same name',
    ],
    [
      'with a noun of the product that is on already',
      [changed({ ownNouns: ['tickets'] })],
      'there is already a noun tickets',
    ],
    [
      'without a plugin that it requires',
      [changed({ requires: ['academy'] })],
      'it requires the plugin academy, which is off',
    ],
    [
      'with a noun of the product',
      [changed({ nouns: { jobs: { ...declared, noun: nounOf('jobs') } } })],
      'there is already a noun jobs',
    ],
    [
      'with the number prefix of another noun',
      [changed({ nouns: { certificates: { ...declared, noun: { ...certificates, prefix: 'JOB' } } } })],
      'another noun numbers its rows JOB-001, as certificates does',
    ],
    [
      'with personal data whose erasure is not declared',
      [changed({ nouns: { certificates: { ...declared, personalData: [] } } })],
      'certificates.candidateId refers to a person, and its personalData does not say how that is erased',
    ],
    [
      'with rows that other companies read and a field that does not say who reads it',
      [
        changed({
          nouns: {
            certificates: {
              ...declared,
              noun: {
                ...certificates,
                fields: { ...certificates.fields, title: seenBy.both(field.text('Title')) },
              },
              rules: { recruiter: { list: { where: { shared: true } } } },
            },
          },
        }),
      ],
      'companies read rows of certificates that are not their own, and its field companyId does not say who reads it',
    ],
    [
      'with a job of the product',
      [changed({ jobs: { cleanup: { every: 60, run: async () => undefined } } })],
      'there is already a background job cleanup',
    ],
    [
      'with a payment gateway of the product',
      [{ name: 'wallet', paymentGateways: { manual: gateway } }],
      'there is already a payment gateway manual',
    ],
    [
      'with a payment gateway of another plugin',
      [
        { name: 'wallet', paymentGateways: { wallet: gateway } },
        { name: 'purse', paymentGateways: { wallet: gateway } },
      ],
      'there is already a payment gateway wallet',
    ],
    [
      'with a payment gateway whose name cannot be chosen',
      [{ name: 'wallet', paymentGateways: { 'my wallet': gateway } }],
      'the name of the payment gateway my wallet must be in camelCase',
    ],
    [
      'with a mail carrier of another plugin',
      [
        { name: 'pigeon', mailCarriers: { pigeon: carrier } },
        { name: 'dove', mailCarriers: { pigeon: carrier } },
      ],
      'there is already a mail carrier pigeon',
    ],
    [
      'with a matching criterion of another plugin',
      [
        changed({ matchingCriteria: { certified: criterion() } }),
        { name: 'academy', matchingCriteria: { certified: criterion() } },
      ],
      'there is already a matching criterion certified',
    ],
    [
      'with a matching criterion that rows of another plugin would state',
      [plugin, { name: 'academy', matchingCriteria: { certified: criterion() } }],
      'the criterion certified needs a noun of the plugin with a field that refers to candidates',
    ],
    [
      'with a matching criterion whose field refers to no candidate',
      [changed({ matchingCriteria: { certified: criterion({ candidate: 'companyId' }) } })],
      'the criterion certified needs a noun of the plugin with a field that refers to candidates',
    ],
    [
      'with a matching criterion that brings too many points',
      [changed({ matchingCriteria: { certified: criterion({ points: 11 }) } })],
      'the points of the criterion certified must be between 1 and 10',
    ],
    [
      'with a console for a user type that has one',
      [{ name: 'otherConsole', areas: { provider: async () => ({ area: {} }) } }],
      'there is already a console provider',
    ],
    [
      'with a reaction to an unknown noun',
      [{ name: 'listener', reactions: { unicorns: () => [] } }],
      'it reacts to changes of unicorns, which is no noun',
    ],
  ])('%s, and nothing is installed', (_, plugins, why) => {
    const before = [...nounNames];

    expect(() => installProduct(plugins)).toThrow(why);
    expect([...nounNames]).toEqual(before);
  });
});

describe('the plugins of a configuration', () => {
  it('are installed without the one that fails to load, which is reported by name', async () => {
    const failures: string[] = [];
    const broken = { name: 'broken', load: () => Promise.reject(new Error('Cannot find module')) };
    await loadPlugins(
      { plugins: [broken, { name: 'certification', load: async () => ({ plugin }) }] },
      (name, error) => failures.push(`${name}: ${error.message}`),
    );

    expect(failures).toEqual(['broken: Cannot find module']);
    expect(isNounName('certificates')).toBe(true);
  });

  it('are installed without those that require one that failed', async () => {
    const failures: string[] = [];
    await loadPlugins(
      {
        plugins: [
          { name: 'broken', load: () => Promise.reject(new Error('Cannot find module')) },
          { name: 'addition', requires: ['broken'] },
          plugin,
        ],
      },
      (name) => failures.push(name),
    );

    expect(failures).toEqual(['broken', 'addition']);
    expect(isNounName('certificates')).toBe(true);
  });
});
