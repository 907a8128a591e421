import { describe, expect, it } from 'vitest';
import { createWorld } from '../../fixtures/index.ts';
import { actorOf } from '../access/actorOf.ts';
import { scopeFor, scopesOf } from '../access/can.ts';
import type { User } from '../contract/accounts/users.ts';
import { nounNames } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import { userTypes } from '../contract/userTypes.ts';
import { audienceOf, concernsEveryone, everyone, keysOf, reads } from './audience.ts';
import { collectChanges } from './rowChanges.ts';

const world: Record<string, Row[]> = createWorld(new Date('2026-06-15T09:00:00.000Z'));
const users = world.users as User[];

describe('the audience of a row', () => {
  it('is exactly the people whom the access rules let read it, for every noun of the sample world', () => {
    const actors = userTypes.flatMap((type) =>
      users
        .filter(({ userType }) => userType === type)
        .slice(0, 4)
        .map((user) => actorOf(user, null)),
    );
    const wrong: string[] = [];
    let told = 0;
    for (const noun of nounNames)
      for (const actor of actors) {
        const scopes = [...scopesOf(actor, 'list', noun), ...scopesOf(actor, 'show', noun)];
        for (const row of (world[noun] ?? []).slice(0, 30)) {
          const audience = audienceOf(noun, row);
          const isTold = reads(actor, noun) && keysOf(actor).some((key) => audience.has(key));
          if (isTold) told++;
          if (isTold !== Boolean(scopeFor(scopes, row))) wrong.push(`${noun} ${row.id} ${actor.userId}`);
        }
      }
    expect(told).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });
});

describe('a change of the platform’s settings', () => {
  it('is told to everyone, without its row', () => {
    const changes = collectChanges();
    const [toggle] = world.featureToggles ?? [];
    if (!toggle) throw new Error('The sample world has no feature toggles');
    changes.note('featureToggles', toggle, { ...toggle, version: 2 });
    const told = changes.addressed().filter(({ audience }) => audience.includes(everyone));
    expect(told).toEqual([
      { noun: 'featureToggles', id: null, kind: 'edit', version: null, audience: [everyone] },
    ]);
    const own = (world.preferences ?? []).find(({ userId }) => userId !== null);
    expect(own && concernsEveryone('preferences', own)).toBe(false);
  });
});

describe('the changes of a transaction', () => {
  const [row] = world.candidates as [Row];
  const listed = { ...row, listed: true, version: 2 };
  const hidden = { ...row, listed: false, version: 3 };

  it('tell recruiters that a candidate is gone when it is no longer listed, and its provider that it was edited', () => {
    const changes = collectChanges();
    changes.note('candidates', listed, hidden);
    expect(changes.addressed()).toEqual([
      {
        noun: 'candidates',
        id: row.id,
        kind: 'edit',
        version: 3,
        audience: [`provider:${row.companyId}`, 'admin'],
      },
      { noun: 'candidates', id: row.id, kind: 'delete', version: null, audience: ['recruiter'] },
    ]);
  });

  it('name a row once, from its state before the first change to that after the last', () => {
    const changes = collectChanges();
    changes.note('candidates', null, listed);
    changes.note('candidates', listed, { ...listed, version: 3 });
    expect(changes.addressed()).toEqual([
      expect.objectContaining({ id: row.id, kind: 'create', version: 3 }),
    ]);
  });

  it('name no single row where there are many', () => {
    const changes = collectChanges();
    for (let number = 0; number < 21; number++)
      changes.note('candidates', null, { ...listed, id: `EMP-${number}` });
    expect(changes.addressed()).toEqual([
      {
        noun: 'candidates',
        id: null,
        kind: 'edit',
        version: null,
        audience: [`provider:${row.companyId}`, 'recruiter', 'admin'],
      },
    ]);
  });
});
