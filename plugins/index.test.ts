import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { erasePerson, exportPerson } from '../application/erasure.ts';
import { openMemory } from '../application/testing/openMemory.ts';
import type { Actor } from '../domain/access/can.ts';
import { can } from '../domain/access/can.ts';
import { rulesOf } from '../domain/access/fieldRules.ts';
import { behaviorOf } from '../domain/change/behaviors/index.ts';
import { permissions } from '../domain/contract/accounts/permissions.ts';
import { isNounName, nounNames, type OwnNounName } from '../domain/contract/index.ts';
import { nounsOfPlugins } from '../domain/contract/names.ts';
import { jobNames } from '../domain/health/backgroundJobs.ts';
import { audienceOf } from '../domain/live/audience.ts';
import { personalDataPlaces } from '../domain/privacy/personalDataPlaces.ts';
import { askableNouns } from '../domain/reports/askable.ts';
import { featureKeys, offeredFeatures } from '../domain/settings/features.ts';
import { nounWords } from '../domain/words/nounWords.ts';
import { createWorld, defaultClock } from '../fixtures/index.ts';
import { allOperations } from '../operations/all.ts';
import { routesOf } from '../operations/operation.ts';
import { defineNoun, field } from '../plugin/index.ts';
import { installWhole } from '../plugin/installBehavior.ts';
import config from '../talentbench.config.ts';
import { productPlugins } from './index.ts';
import { checkRequired } from './requiredPlugins.ts';
import { installProduct } from './testing/installProduct.ts';

const all = { nouns: [...nounNames], jobs: [...jobNames] };
const without = (...off: string[]) => productPlugins.filter(({ name }) => !off.includes(name));
const paths = () =>
  Object.values(allOperations()).flatMap((operation) => routesOf(operation).map(({ path }) => path));
const operator: Actor = {
  userId: 'USR-001',
  userType: 'admin',
  companyId: null,
  permissions: ['operations.read'],
};

afterEach(() => installProduct());

describe('the product’s plugins', () => {
  it('are all on by default', () => {
    expect(config.plugins.map(({ name }) => name)).toEqual(productPlugins.map(({ name }) => name));
  });

  it('provide all nouns and background jobs together, in the order of the product', () => {
    installProduct();
    expect({ nouns: [...nounNames], jobs: [...jobNames] }).toEqual(all);
  });

  it('leave no noun, rule, call or behavior behind when support and recommendations are off', () => {
    const ofThem = ['/insights/supportDesk', '/matching/searches', '/matching/searches/{id}'];
    expect(paths()).toEqual(expect.arrayContaining(ofThem));
    installWhole(without('support', 'recommendations'));

    const gone: OwnNounName[] = [...nounsOfPlugins.support, ...nounsOfPlugins.recommendations];
    expect([...nounNames]).toEqual(all.nouns.filter((noun) => !gone.some((one) => one === noun)));
    for (const name of gone) {
      expect(isNounName(name)).toBe(false);
      expect(rulesOf(name)).toEqual({});
      expect(can(operator, 'list', name)).toBe(false);
      expect(behaviorOf(name)).toEqual({});
      expect(askableNouns()).not.toContain(name);
    }
    expect(paths().filter((path) => ofThem.includes(path))).toEqual([]);
    expect(paths()).toContain('/matching/scores');
    expect(offeredFeatures()).toEqual(featureKeys.filter((key) => key !== 'aiRecommendations'));
  });

  it('have personal data in their rows exported and erased even while they are off', async () => {
    installProduct();
    const whole = personalDataPlaces();
    installWhole(without('support', 'reports', 'recommendations'));
    expect(personalDataPlaces()).toEqual(whole);

    const { within, of } = openMemory(createWorld(defaultClock), defaultClock);
    const authors = new Set(of('ticketResponses').map(({ authorId }) => authorId));
    const { id = '', fullName: name = '' } =
      of('users').find((user) => authors.has(user.id) && user.role === 'User') ?? {};
    const by = { actor: { ...operator, permissions } };
    expect(nounWords().ticketResponses?.name).toBe('Response |||| Responses');
    const data = await within((work) => exportPerson(work, { noun: 'users', id }), by);
    expect(data.rows.map(({ noun }) => noun)).toContain('ticketResponses');
    await within((work) => erasePerson(work, { noun: 'users', id, name }), by);
    const left = of('ticketResponses').filter(({ authorId }) => authorId === id);
    expect(new Set(left.map(({ author }) => author))).toEqual(new Set([`Erased person ${id}`]));
  });

  it('leave no noun, call or background job behind when reports are off', () => {
    expect(paths()).toContain('/reports/{id}/answer');
    installWhole(without('reports'));

    expect(isNounName('reports')).toBe(false);
    expect(jobNames.filter((name) => name.startsWith('report'))).toEqual([]);
    expect(paths().filter((path) => path.startsWith('/reports'))).toEqual([]);
  });

  it('cause no activities or notifications in the sample world when they are off, and change no other row', () => {
    installProduct();
    const whole = createWorld(defaultClock);
    installWhole(without('support', 'reports'));
    const world = createWorld(defaultClock);
    const differing = Object.keys(whole).filter(
      (noun) => !isDeepStrictEqual(Reflect.get(world, noun), Reflect.get(whole, noun)),
    );
    expect(differing.sort()).toEqual(['activities', 'notifications']);
    expect(world.activities.length).toBeLessThan(whole.activities.length);
  });

  it('have an audience for changed rows only while they are on', () => {
    installWhole(without('support'));
    expect(audienceOf('tickets', {})).toEqual(new Set());
    installProduct();
    expect(audienceOf('tickets', {})).toContain('admin');
  });

  it('can be off if the market does not need them', () => {
    expect(() => checkRequired(without('support', 'reports', 'recommendations'))).not.toThrow();
    expect(() => checkRequired(without('support', 'billing'))).toThrow(
      'TalentBench needs these plugins, which are off or failed to load: billing.',
    );
  });

  it('keep the names and number prefixes of their nouns while they are off', () => {
    const own = (name: string, prefix: string) => ({
      name: 'helpdesk',
      nouns: {
        [name]: {
          noun: defineNoun({
            name,
            label: 'Ticket',
            plural: 'Tickets',
            prefix,
            fields: { title: field.text('Title') },
            search: ['title'],
            title: 'title',
          }),
          rules: {},
          needs: { read: 'market.read', write: 'tickets.write' } as const,
        },
      },
    });
    expect(() => installWhole([...without('support'), own('tickets', 'HLP')])).toThrow(
      'there is already a noun tickets',
    );
    expect(() => installWhole([...without('support'), own('helpTickets', 'TKT')])).toThrow(
      'another noun numbers its rows TKT-001',
    );
  });
});
