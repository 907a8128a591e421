import { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { openEvents } from '../testing/openEvents.ts';
import { openTestServer, type TestServer, testSecrets, today } from '../testing/openTestServer.ts';
import { until } from '../testing/until.ts';
import { openLive } from './live.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await openTestServer({}, { isLive: true });
  origin = await server.listen();
  await server.owner.query('update "plans" set "benchEmployees" = null');
  const { token } = await as('admin');
  await openedBy(token);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});
afterAll(() => server.close());

type Events = Awaited<ReturnType<typeof openEvents>>;
const opened: Events[] = [];
const openStream = async (token: string, lastId?: string, at = origin): Promise<Events> => {
  const events = await openEvents(at, token, lastId);
  opened.push(events);
  return events;
};
/** A stream as soon as the process is ready for it. */
const openedBy = async (token: string, at = origin): Promise<Events> => {
  let found: Events | undefined;
  await until(async () => {
    found = await openStream(token, undefined, at).catch(() => undefined);
    return found !== undefined;
  });
  return found as Events;
};
const candidate = (name: string) => ({
  name,
  title: 'Test Lead',
  experience: 8,
  location: 'Brno',
  rate: 7000,
});
const as = (name: string) => server.as(`${name}@talentbench.example`);
const addCandidate = async (name = 'Ira Novak'): Promise<string> => {
  const added = await (await as('provider')).send('POST', '/api/v1/candidates', candidate(name));
  expect(added.statusCode).toBe(201);
  return added.json().id;
};
const streamOf = async (name: string) => openStream((await as(name)).token);
const idsIn = (events: Events) => events.changes().map(({ id }) => id);

describe('a stream of changes', () => {
  it('tells both sides of a new request at once, without its values, and no other company', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const { companyId } = await server.find('provider@talentbench.example');
    const { rows: others } = await server.owner.query<{ email: string }>(
      `select u."email" from "users" u join "companies" c on c."id" = u."companyId"
       where u."userType" = 'provider' and u."companyId" <> $1 and u."status" = 'Active' and c."status" = 'Active' limit 1`,
      [companyId],
    );
    const streams = await Promise.all([
      openStream(provider.token),
      openStream(recruiter.token),
      openStream(await server.signIn(others[0]?.email ?? '')),
    ]);
    const [ofProvider, ofRecruiter, ofOther] = streams as [Events, Events, Events];
    const sent = await recruiter.send('POST', '/api/v1/requests', {
      providerId: companyId,
      position: 'Tester',
      skills: ['Selenium'],
      duration: '3 months',
      urgency: 'High',
      currency: 'EUR',
      message: 'We need two testers from July.',
    });
    expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
    const { id, version } = sent.json();
    const [own] = [await addCandidate()];
    await until(() => idsIn(ofProvider).includes(own));
    expect(ofProvider.changes()).toContainEqual({ noun: 'requests', id, kind: 'create', version });
    expect(ofProvider.changes().map(({ noun }) => noun)).toContain('notifications');
    expect(ofRecruiter.changes()).toContainEqual({ noun: 'requests', id, kind: 'create', version });
    expect(idsIn(ofOther)).not.toContain(id);
    expect(idsIn(ofOther)).not.toContain(own);
    expect(JSON.stringify(ofProvider.events)).not.toContain('testers');
  });

  it('tells everyone at once that the platform’s settings changed', async () => {
    const admin = await as('admin');
    const stream = await streamOf('provider');
    const [toggle] = (await admin.get('/api/v1/featureToggles')).json();
    const changed = await admin.send(
      'PUT',
      `/api/v1/featureToggles/${toggle.id}`,
      { enabled: toggle.enabled, description: 'Changed' },
      { 'if-match': `"${toggle.version}"` },
    );
    expect([changed.statusCode, changed.body]).toEqual([200, changed.body]);
    const told = { noun: 'featureToggles', id: null, kind: 'edit', version: null };
    await until(() => stream.changes().some(({ id, noun }) => id === null && noun === told.noun));
    expect(stream.changes()).toContainEqual(told);
    await stream.close();
  });

  it('continues after a break with each change, even of a transaction that began before others committed', async () => {
    const before = await streamOf('provider');
    const provider = await as('provider');
    const { companyId } = await server.find('provider@talentbench.example');
    // A transaction takes its number first and commits last.
    const slow = await server.database.openDirect();
    await slow.query('begin');
    await slow.query('select pg_current_xact_id()');
    const early = await addCandidate('Early Commit');
    await until(() => idsIn(before).includes(early));
    await before.close();

    const missed = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        provider.send('POST', '/api/v1/candidates', candidate(`No ${number}`)),
      ),
    );
    const role = `${server.database.name}_system`;
    await slow.query(`set local role "${role}"`);
    await slow.query(
      `insert into "rowChanges" ("noun", "target", "kind", "version", "audience") values ('candidates', 'EMP-900001', 'create', 1, $1)`,
      [[`provider:${companyId}`]],
    );
    await slow.query('commit');
    await slow.end();

    const after = await openStream(provider.token, before.lastId());
    await until(() => idsIn(after).length >= 9);
    expect(after.events.map(({ event }) => event)).not.toContain('reload');
    const received = idsIn(after);
    expect(received).toEqual(expect.arrayContaining([...missed.map((one) => one.json().id), 'EMP-900001']));
    expect(received).not.toContain(early);
    await after.close();
  });

  it('loses nothing while many write and the page reconnects again and again', async () => {
    const { token } = await as('provider');
    const written: string[] = [];
    let isWriting = true;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let number = 0; number < 8; number++)
        written.push(await addCandidate(`Writer ${writer} ${number}`));
    });
    const done = Promise.all(writers).then(() => {
      isWriting = false;
    });
    const received = new Set<string | null>();
    let lastId: string | undefined;
    do {
      const stream = await openStream(token, lastId);
      const sofar = written.length;
      await until(() => !isWriting || written.length > sofar + 2);
      await stream.close();
      lastId = stream.lastId();
      for (const id of idsIn(stream)) received.add(id);
      expect(stream.events.map(({ event }) => event)).not.toContain('reload');
    } while (isWriting);
    await done;
    const last = await openStream(token, lastId);
    await until(() => {
      for (const id of idsIn(last)) received.add(id);
      return written.every((id) => received.has(id));
    });
    await last.close();
  });

  it('asks a page to reload whose position is unknown or too old', async () => {
    const { token } = await as('provider');
    const current = await openStream(token);
    const [epoch, at, snapshot] = current.lastId().split('.');
    await current.close();
    for (const unknown of [
      'nonsense',
      `other-epoch.${at}.${snapshot}`,
      `${epoch}.${Number(at) - 6 * 3600}.${snapshot}`,
      `${epoch}.${at}.9:3:`,
    ]) {
      const stream = await openStream(token, unknown);
      await until(() => stream.events.length > 1);
      expect(stream.events.slice(0, 2).map(({ event }) => event)).toEqual(['hello', 'reload']);
      await stream.close();
    }
  });

  it('catches up when the connection to the database was cut, and reads on', async () => {
    const stream = await streamOf('provider');
    await server.owner
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'talentbench-live'`,
      )
      .catch(async () => {
        // The owner of a customer's database may not end connections of other roles.
        const direct = await server.database.openDirect();
        await direct.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'talentbench-live' and pid <> pg_backend_pid()`,
        );
        await direct.end();
      });
    const id = await addCandidate('After The Break');
    await until(() => idsIn(stream).includes(id));
    await stream.close();
  });

  it('reaches pages of another process', async () => {
    const live = openLive({
      database: { ...server.database, committed: new EventEmitter() },
      clock: () => today,
    });
    const second = await buildApp({
      database: server.database,
      clock: () => today,
      secrets: testSecrets,
      live,
      version: 'second',
    });
    live.start();
    const elsewhere = await second.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await as('provider');
    const stream = await openedBy(token, elsewhere);
    const id = await addCandidate('Other Process');
    await until(() => idsIn(stream).includes(id), 5000);
    // The same position is understood by every process.
    const { token: again } = await as('provider');
    const here = await openStream(again, stream.lastId());
    expect(here.events.map(({ event }) => event)).toEqual(['hello']);
    await live.close();
    await second.close();
  });

  it('shows who else has a request open, to the other side by company alone, until the page is closed', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const sides = {
      provider: await server.find('provider@talentbench.example'),
      recruiter: await server.find('recruiter@talentbench.example'),
    };
    const { rows } = await server.owner.query<{ id: string; provider: string; recruiter: string }>(
      `select r."id", p."name" as "provider", c."name" as "recruiter" from "requests" r
       join "companies" p on p."id" = r."providerId" join "companies" c on c."id" = r."recruiterId"
       where r."providerId" = $1 and r."recruiterId" = $2 limit 1`,
      [sides.provider.companyId, sides.recruiter.companyId],
    );
    const [request] = rows as [{ id: string; provider: string; recruiter: string }];
    const [ofProvider, ofRecruiter] = [await openStream(provider.token), await openStream(recruiter.token)];
    const streamIn = ({ events: [first] }: Events) =>
      (first?.data as { stream: string } | undefined)?.stream ?? '';
    const view = async (who: typeof provider, stream: string, isOpen = true) => {
      const answer = await who.send('POST', `/api/v1/requests/${request.id}/viewers`, { stream, isOpen });
      expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
      return answer.json().data;
    };
    expect(await view(provider, streamIn(ofProvider))).toEqual([]);
    expect(await view(recruiter, streamIn(ofRecruiter))).toEqual([{ company: request.provider, name: null }]);
    const lastOf = (events: Events) => events.events.findLast(({ event }) => event === 'viewing')?.data;
    const byRecruiter = { requestId: request.id, viewers: [{ company: request.recruiter, name: null }] };
    await until(() => JSON.stringify(lastOf(ofProvider)) === JSON.stringify(byRecruiter), 5000);
    await ofRecruiter.close();
    await until(
      () => JSON.stringify(lastOf(ofProvider)) === JSON.stringify({ ...byRecruiter, viewers: [] }),
      5000,
    );
    const other = await (await as('admin')).send('POST', `/api/v1/requests/${request.id}/viewers`, {
      stream: streamIn(ofProvider).replace(/./, 'x'),
      isOpen: true,
    });
    expect(other.json().data).toEqual([{ company: request.provider, name: null }]);
  });

  it('ends when its session ends, by signing out or by suspension', async () => {
    const recruiter = await as('recruiter');
    const signedOut = await openStream(recruiter.token);
    const other = await streamOf('recruiter');
    await recruiter.send('POST', '/api/v1/auth/logout');
    await signedOut.ended;
    expect(other.isOpen()).toBe(true);
    const admin = await as('admin');
    const { id, version } = await server.find('recruiter@talentbench.example');
    const suspended = await admin.send(
      'PUT',
      `/api/v1/users/${id}`,
      { status: 'Suspended', statusReason: 'Left' },
      { 'if-match': `"${version}"` },
    );
    expect([suspended.statusCode, suspended.body]).toEqual([200, suspended.body]);
    await other.ended;
    await expect(openStream(recruiter.token)).rejects.toThrow(/401/);
  });
});
