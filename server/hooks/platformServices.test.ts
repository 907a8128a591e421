import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsHeld } from '../../domain/access/actorOf.ts';
import type { QueueJob } from '../jobs/queueJob.ts';
import { reportActivity } from '../jobs/weeklyActivity.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import type { HookRequest } from './sendHook.ts';
import { webhookJob } from './webhookJob.ts';

let server: TestServer;
let admin: Caller;
let webhookQueue: QueueJob;
let sent: HookRequest[] = [];
let answer = 200;
beforeAll(async () => {
  server = await openTestServer({
    resolveHost: async (host) => [
      { address: host.endsWith('.inside.example') ? '10.0.0.7' : '93.184.216.34', family: 4 },
    ],
  });
  admin = await server.as('admin@talentbench.example');
  webhookQueue = webhookJob({
    database: server.database,
    secrets: testSecrets,
    clock: server.clock,
    publicUrl: () => 'https://bench.example',
    send: async (hookRequest) => {
      sent.push(hookRequest);
      return answer;
    },
  });
});
afterAll(async () => {
  await server.close();
});

const services = async () =>
  (await admin.get(`/api/v1/integrations?filter=${encodeURIComponent('{"companyId":null}')}`)).json();
const service = async (name: string) => (await services()).find((one: { name: string }) => one.name === name);
const operators = async () =>
  (await server.owner.query(`select 1 from "users" where "userType" = 'admin' and "status" = 'Active'`)).rows
    .length;
const toldOf = async (key: string) =>
  (
    await server.owner.query(
      `select "title" from "notifications" where "key" = $1 and "createdAt" >= $2 order by "seq" desc`,
      [key, today],
    )
  ).rows;

describe('a service of the platform', () => {
  it('is not connected before its address is set', async () => {
    expect((await services()).length).toBeGreaterThan(5);
    for (const { status, health, lastSync } of await services())
      expect([status, health, lastSync]).toEqual(['Not Connected', null, null]);
  });

  it('is connected by operators, at an address of the open internet', async () => {
    const { id } = await service('Data Warehouse');
    const provider = await server.as('provider@talentbench.example');
    const url = `/api/v1/integrations/${id}/connect`;
    const open = { url: 'https://hooks.warehouse.example/in' };
    expect((await provider.send('POST', url, open)).statusCode).toBe(404);
    const inside = await admin.send('POST', url, { url: 'https://db.inside.example/' });
    expect(errorTexts(inside)).toEqual({ url: 'This address is in a private network' });
    const connected = (await admin.send('POST', url, open)).json().data;
    expect(connected).toMatchObject({ integration: { status: 'Pending' }, secret: expect.any(String) });
  });

  it('is active once a signed message has arrived, which notes its last sync and its health', async () => {
    await webhookQueue.run();
    expect(sent[0]?.headers['x-talentbench-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(await service('Data Warehouse')).toMatchObject({
      status: 'Connected',
      health: 'Excellent',
      lastSync: today.toISOString(),
    });
  });

  it('is synced again at the press of a button; operators hear when it answers worse', async () => {
    const { id } = await service('Data Warehouse');
    answer = 500;
    sent = [];
    expect((await admin.send('POST', `/api/v1/integrations/${id}/test`)).statusCode).toBe(200);
    await webhookQueue.run();
    expect(sent).toHaveLength(1);
    expect(await service('Data Warehouse')).toMatchObject({
      status: 'Connected',
      health: 'Poor',
      lastSync: today.toISOString(),
    });
    const told = await toldOf('performanceAlerts');
    expect(told).toHaveLength(await operators());
    expect(told[0]).toEqual({ title: 'Data Warehouse health dropped to Poor' });
  });

  it('whose sync is in the hands of a server that is killed is synced by the next one, once', async () => {
    const { id } = await service('Data Warehouse');
    await admin.send('POST', `/api/v1/integrations/${id}/test`);
    const webhookQueueOf = (send: () => Promise<number>) =>
      webhookJob({
        database: server.database,
        secrets: testSecrets,
        clock: server.clock,
        publicUrl: () => 'https://bench.example',
        send,
      });
    let taken = () => {};
    const inHand = new Promise<void>((resolve) => {
      taken = resolve;
    });
    // Simulates a process that was killed during the delivery.
    const neverAnswered = () => {
      taken();
      return new Promise<number>(() => {});
    };
    webhookQueueOf(neverAnswered).run();
    await inHand;
    answer = 200;
    sent = [];
    expect(await webhookQueue.run()).toBe(0);
    server.setNow(new Date(today.getTime() + 60_000));
    const both = await Promise.all([webhookQueue.run(), webhookQueueOf(async () => 200).run()]);
    // This delivery, and the one that the service rejected earlier.
    expect(both.reduce((sum, count) => sum + count)).toBe(2);
    server.setNow(today);
    const { rows } = await server.owner.query(
      `select "status", "attempts" from "webhookDeliveries" where "integrationId" = $1 order by "id" desc limit 2`,
      [id],
    );
    const once = { status: 'Delivered', attempts: 2 };
    expect(rows).toEqual([once, once]);
  });

  it('is forgotten with its address', async () => {
    const { id } = await service('Data Warehouse');
    await admin.send('POST', `/api/v1/integrations/${id}/disconnect`);
    expect((await service('Data Warehouse')).status).toBe('Not Connected');
    expect((await admin.send('POST', `/api/v1/integrations/${id}/test`)).statusCode).toBe(409);
  });
});

describe('the platform’s notices', () => {
  const turn = async (key: string, enabled: boolean) => {
    const { rows } = await server.owner.query(
      `select "id", "version" from "preferences" where "companyId" is null and "key" = $1`,
      [key],
    );
    const ifMatch = { 'if-match': `"${rows[0].version}"` };
    return admin.send('PUT', `/api/v1/preferences/${rows[0].id}`, { enabled }, ifMatch);
  };
  const mails = async () =>
    (await server.owner.query(`select count(*)::int as n from "mails"`)).rows[0].n as number;

  /** Active operators who hold `security.write`. */
  const mayAct = async (): Promise<number> => {
    const { rows } = await server.owner.query(
      `select u.*, to_jsonb(r) as "custom" from "users" u left join "roles" r on r."id" = u."customRoleId"
       where u."userType" = 'admin' and u."status" = 'Active'`,
    );
    return rows.filter(({ custom, ...user }) => permissionsHeld(user, custom).includes('security.write'))
      .length;
  };

  it('go to the other operators’ inboxes and by mail, as far as both are switched on', async () => {
    const report = { type: 'Malware', severity: 'Critical', description: 'Found on one machine' };
    const [others, before] = [(await operators()) - 1, await mails()];
    await admin.send('POST', '/api/v1/incidents', report);
    expect(await toldOf('securityAlerts')).toHaveLength(others);
    expect(await mails()).toBe(before + others);
    await turn('emailNotifications', false);
    await admin.send('POST', '/api/v1/incidents', report);
    expect(await toldOf('securityAlerts')).toHaveLength(2 * others);
    expect(await mails()).toBe(before + others);
    await turn('pushNotifications', false);
    await admin.send('POST', '/api/v1/incidents', report);
    // High-severity incidents always notify operators who hold `security.write`, whatever the switches say.
    expect(await toldOf('securityAlerts')).toHaveLength(2 * others + (await mayAct()) - 1);
    await turn('emailNotifications', true);
    await turn('pushNotifications', true);
    expect(errorTexts(await turn('smsNotifications', true))).toEqual({
      enabled: 'Text messages are not available yet',
    });
  });

  it('tell of a company that asks to join in the inbox alone, unless admin alerts are off', async () => {
    const ask = (email: string) =>
      server.anonymous.send('POST', '/api/v1/signUpRequests', {
        firstName: 'Ida',
        lastName: 'Berg',
        email,
        company: 'Bergwerk Talent',
        userType: 'provider',
      });
    const before = await mails();
    expect((await ask('ida@bergwerk.example')).statusCode).toBe(201);
    expect(await mails()).toBe(before);
    const told = await toldOf('adminAlerts');
    expect(told[0]).toEqual({ title: 'Bergwerk Talent requested to join' });
    await turn('adminAlerts', false);
    await ask('ida@other.example');
    expect(await toldOf('adminAlerts')).toHaveLength(told.length);
  });

  it('report the week by mail where that is switched on, once, whichever process looks', async () => {
    await turn('userActivityReports', true);
    const before = await mails();
    const reports = await Promise.all([1, 2].map(() => reportActivity(server.database, today)));
    expect(reports.toSorted()).toEqual([false, true]);
    expect(await mails()).toBe(before + (await operators()));
    expect(await toldOf('userActivityReports')).toEqual([]);
    expect(await reportActivity(server.database, today)).toBe(false);
  });
});
