import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../domain/contract/noun.ts';
import { stored } from '../../domain/messages/english.ts';
import type { Delivery } from '../../domain/settings/services.ts';
import { inboxKeeps } from '../../domain/settings/testInbox.ts';
import type { QueueJob } from '../jobs/queueJob.ts';
import { sealSecrets } from '../modules/auth/sealSecrets.ts';
import { errorTexts } from '../testing/errorTexts.ts';
import {
  type Caller,
  openTestServer,
  type TestServer,
  testSecrets,
  today,
} from '../testing/openTestServer.ts';
import { standardSignature } from './hookRequest.ts';
import { openHook, sealHook } from './hookSecrets.ts';
import { isPublic, publicAddressOf } from './publicAddress.ts';
import { hookSender } from './sendHook.ts';
import { webhookJob } from './webhookJob.ts';

type Got = { host: string | undefined; headers: IncomingHttpHeaders; body: string };
let server: TestServer;
let provider: Caller;
let service: Server;
let webhookQueue: QueueJob;
let got: Got[] = [];
let answers: number[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      got.push({ host: request.headers.host, headers: request.headers, body });
      response.writeHead(answers.shift() ?? 200, { location: 'http://127.0.0.1:1/' }).end('ok');
    });
  }).listen(0, '127.0.0.1');
  server = await openTestServer({
    resolveHost: async (host) => [
      { address: host.endsWith('.inside.example') ? '10.0.0.7' : '93.184.216.34', family: 4 },
    ],
  });
  provider = await server.as('provider@talentbench.example');
  await sealSecrets(server.database, testSecrets);
  const { port } = service.address() as AddressInfo;
  webhookQueue = webhookJob({
    database: server.database,
    secrets: testSecrets,
    clock: server.clock,
    publicUrl: () => 'https://bench.example',
    send: hookSender({
      addressOf: async () => ({ address: '127.0.0.1', family: 4 }),
      request: (target, options, answered) =>
        httpRequest({ ...options, host: target.hostname, port, path: target.pathname }, answered),
    }),
  });
});
afterAll(async () => {
  service.close();
  await server.close();
});
beforeEach(() => {
  got = [];
  answers = [];
});
afterEach(async () => {
  server.setNow(today);
  await server.owner.query('delete from "webhooks"');
});

const idOf = async (name: string): Promise<string> =>
  (await provider.get('/api/v1/integrations')).json().find((one: { name: string }) => one.name === name).id;
const act = async (name: string, verb: string, body?: object, by = provider) =>
  by.send('POST', `/api/v1/integrations/${await idOf(name)}/${verb}`, body);
const connect = (name: string, url = 'https://hooks.example/in') => act(name, 'connect', { url });
const log = async (name: string): Promise<Delivery[]> =>
  (await provider.get(`/api/v1/integrations/${await idOf(name)}/deliveries`)).json().data;
const ask = async (position: string) => {
  const recruiter = await server.as('recruiter@talentbench.example');
  const form = { providerId: 'CO-001', position, duration: '3 months' };
  return (await recruiter.send('POST', '/api/v1/requests', form)).json();
};
const putForward = async () => {
  const recruiter = await server.as('recruiter@talentbench.example');
  const posting = {
    title: 'Bridge Builder',
    location: 'Lyon',
    experience: '3-5 years',
    salary: '$90 per hour',
  };
  const job = (await recruiter.send('POST', '/api/v1/jobs', { ...posting, deadline: '2026-07-01' })).json();
  const filter = encodeURIComponent(JSON.stringify({ status: 'Available' }));
  const [candidate] = (await provider.get(`/api/v1/candidates?filter=${filter}`)).json();
  await provider.send('POST', '/api/v1/applications', {
    jobId: job.id,
    candidateId: candidate.id,
    rate: 9500,
  });
};
const later = (minutes: number) => server.setNow(new Date(server.clock().getTime() + minutes * 60_000));

describe('the sample world', () => {
  it('has a service that is connected to the test inbox, whose message can be read', async () => {
    expect(await rowOf('Zapier')).toMatchObject({ status: 'Connected', testInbox: true });
    const [first, ...more] = await log('Zapier');
    expect([first?.status, JSON.parse(first?.received ?? '').event, more]).toEqual(['Delivered', 'test', []]);
    await act('Zapier', 'test');
    await webhookQueue.run();
    expect((await log('Zapier')).map(({ status }) => status)).toEqual(['Delivered', 'Delivered']);
    expect(got).toEqual([]);
  });
});

describe('an address to send news to', () => {
  it('is one of the open internet', () => {
    for (const address of [
      '93.184.216.34',
      '2606:4700::1111',
      '2a00:1450::1',
      '3ffe::1',
      '::ffff:93.184.216.34',
    ])
      expect([address, isPublic(address)]).toEqual([address, true]);
    for (const address of [
      '127.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:169.254.169.254',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '168.63.129.16',
      '::ffff:168.63.129.16',
      '::127.0.0.1',
      '::93.184.216.34',
      '100::1',
      '100:0:0:1::1',
      '2001::1',
      '2001:db8::1',
      '3fff::1',
      '4000::1',
      '5f00::1',
      '8000::1',
      'c000::1',
      'e000::1',
      'fe00::1',
      'fec0::1',
      '2606:4700::1111%eth0',
      '192.0.2.1',
      '198.18.0.1',
      '240.0.0.1',
      'nowhere',
    ])
      expect([address, isPublic(address)]).toEqual([address, false]);
  });

  it('is refused where its name leads inside, even among others, or nowhere', async () => {
    const mixed = async () => [
      { address: '93.184.216.34', family: 4 as const },
      { address: '127.0.0.1', family: 4 as const },
    ];
    await expect(publicAddressOf(new URL('https://two.example'), mixed)).rejects.toThrow(/private network/);
    await expect(publicAddressOf(new URL('https://no.example'), async () => [])).rejects.toThrow(
      /could not be found/,
    );
    for (const url of [
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::ffff:10.0.0.1]/',
      'https://127.1/',
    ])
      await expect(publicAddressOf(new URL(url))).rejects.toThrow(/private network/);
  });

  it('is asked for over https, and what is wrong with it is told by field', async () => {
    for (const [url, message] of [
      ['http://hooks.example/in', 'Enter a URL that begins with https://'],
      ['not an address', 'Enter a URL that begins with https://'],
      ['https://db.inside.example/', 'This address is in a private network'],
      ['https://169.254.169.254/latest/meta-data', 'This address is in a private network'],
    ] as const) {
      const refused = await connect('Slack', url);
      expect([refused.statusCode, errorTexts(refused)]).toEqual([400, { url: message }]);
    }
    expect((await server.owner.query('select 1 from "webhooks"')).rowCount).toBe(0);
  });
});

const rowOf = async (name: string): Promise<Row> =>
  (await provider.get('/api/v1/integrations')).json().find((one: Row) => one.name === name);

describe('the status of a service', () => {
  it('is Pending until the first message has arrived, and the row says why the last one did not', async () => {
    answers = [500];
    const { integration } = (await connect('Slack')).json().data;
    expect(integration).toMatchObject({ status: 'Pending', health: null, lastError: null });
    await webhookQueue.run();
    const failed = stored({ code: 'services.answered', values: { code: 500 } });
    expect(await rowOf('Slack')).toMatchObject({ status: 'Pending', health: 'Poor', lastError: failed });
    later(1);
    await webhookQueue.run();
    expect(await rowOf('Slack')).toMatchObject({
      status: 'Connected',
      health: 'Excellent',
      lastError: null,
      lastSync: server.clock().toISOString(),
    });
    answers = [503];
    await act('Slack', 'test');
    await webhookQueue.run();
    expect(await rowOf('Slack')).toMatchObject({
      status: 'Connected',
      health: 'Poor',
      lastError: stored({ code: 'services.answered', values: { code: 503 } }),
    });
  });

  it('begins anew with another address, which gets what still waits', async () => {
    answers = [500];
    await connect('Slack', 'https://hooks.example/wrong');
    await webhookQueue.run();
    await ask('Waiting Engineer');
    answers = [];
    got = [];
    expect((await connect('Slack')).json().data.integration).toMatchObject({
      status: 'Pending',
      health: null,
      lastError: null,
    });
    expect(await webhookQueue.run()).toBe(3);
    expect(got.map(({ body }) => JSON.parse(body).text.split('\n')[0])).toEqual([
      'This is a test from TalentBench',
      expect.stringContaining('Waiting Engineer'),
      'This is a test from TalentBench',
    ]);
    expect(await rowOf('Slack')).toMatchObject({ status: 'Connected', health: 'Excellent' });
  });

  it('is not changed by an answer that comes after the address was changed', async () => {
    await connect('Slack', 'https://hooks.example/slow');
    const stop = new AbortController();
    const slow = webhookJob({
      database: server.database,
      secrets: testSecrets,
      clock: server.clock,
      publicUrl: () => 'https://bench.example',
      send: async () => {
        await connect('Slack', 'https://hooks.example/new');
        stop.abort();
        return 200;
      },
    });
    await slow.run(stop.signal);
    expect(await rowOf('Slack')).toMatchObject({ status: 'Pending', health: null });
  });
});

describe('the test inbox', () => {
  const inbox = 'talentbench:test-inbox';

  it('receives what a service would, for people to read, and nothing leaves the server', async () => {
    const { integration, secret } = (await connect('Zapier', inbox)).json().data;
    expect([integration.status, integration.testInbox, secret]).toEqual(['Pending', true, null]);
    await webhookQueue.run();
    expect(got).toEqual([]);
    expect(await rowOf('Zapier')).toMatchObject({
      status: 'Connected',
      health: 'Excellent',
      testInbox: true,
    });
    await ask('Inbox Engineer');
    await webhookQueue.run();
    const [news] = await log('Zapier');
    expect(JSON.parse(news?.received ?? '')).toMatchObject({
      title: expect.stringContaining('Inbox Engineer'),
    });
    const gone = (await act('Zapier', 'disconnect')).json().data.integration;
    expect(gone).toMatchObject({ status: 'Not Connected', testInbox: false });
  });

  it('keeps the latest messages only', async () => {
    await connect('Zapier', inbox);
    for (let n = 0; n < inboxKeeps + 5; n++) await act('Zapier', 'test');
    await webhookQueue.run();
    const { rows } = await server.owner.query(
      'select count(*)::int as "n" from "webhookDeliveries" where "integrationId" = $1',
      [await idOf('Zapier')],
    );
    expect(rows).toEqual([{ n: inboxKeeps }]);
  });

  it('opens no other address: only its exact name is taken', async () => {
    for (const url of [`${inbox}/x`, 'talentbench:other', 'TALENTBENCH:TEST-INBOX', 'http://localhost/'])
      expect([url, (await connect('Slack', url)).statusCode]).toEqual([url, 400]);
  });
});

describe('a message to Google Chat', () => {
  it('is one that it understands, and signed JSON at any other address of Google Workspace', async () => {
    const inChat = await connect('Google Workspace', 'https://chat.googleapis.com/v1/spaces/A/messages');
    expect(inChat.json().data.secret).toBe(null);
    await webhookQueue.run();
    expect(JSON.parse(got[0]?.body ?? '')).toEqual({
      text: 'This is a test from TalentBench\nhttps://bench.example/provider/settings/integrations',
    });
    const inScript = await connect('Google Workspace', 'https://script.google.com/macros/s/A/exec');
    expect(inScript.json().data.secret).toEqual(expect.any(String));
  });
});

/** The event of a message, checked as its receiver would by the text of the specification. */
const verified = ({ headers, body }: Got, secret: string): Row => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (Math.abs(server.clock().getTime() / 1000 - Number(at)) > 300) throw new Error('time');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  const isOurs = String(signatures)
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',');
      const bytes = Buffer.from(signature, 'base64');
      return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
    });
  if (!isOurs) throw new Error('signature');
  return JSON.parse(body);
};

describe('a signature of Standard Webhooks', () => {
  it.each([
    {
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: 1614265330,
      body: '{"test": 2432232314}',
      signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    {
      secret: 'whsec_plJ3nmyCDGBKInavdOK15jsl',
      id: 'msg_loFOjxBNrRLzqYUf',
      at: 1731705121,
      body: '{"event_type":"ping","data":{"success":true}}',
      signature: 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
    },
  ])('is that of the published example $id', ({ secret, signature, ...message }) => {
    expect(standardSignature(secret, message)).toBe(signature);
  });
});

describe('a connected service', () => {
  it('hears of a new request in its own words, and once disconnected no more', async () => {
    await connect('Microsoft Teams');
    await connect('Slack');
    expect(await webhookQueue.run()).toBe(2);
    got = [];
    const request = await ask('Rust & <C> Engineer');
    expect(await webhookQueue.run()).toBe(2);
    const link = `https://bench.example/provider/requests/${request.id}/show`;
    const [teams, slack] = got.map(({ body }) => JSON.parse(body)).toSorted((a) => (a.text ? 1 : -1));
    expect(slack).toEqual({
      text: `Corvane Financial sent you a request for Rust &amp; &lt;C&gt; Engineer\n${link}`,
    });
    expect(teams.attachments[0].content.actions[0].url).toBe(link);
    expect(got.map(({ host }) => host)).toEqual([
      expect.stringMatching(/^hooks\.example/),
      expect.stringMatching(/^hooks\.example/),
    ]);
    expect((await act('Slack', 'disconnect')).json().data.integration.status).toBe('Not Connected');
    await act('Microsoft Teams', 'disconnect');
    await ask('Second');
    expect(await webhookQueue.run()).toBe(0);
  });

  it('can check what is signed with the key it was given', async () => {
    const { secret } = (await connect('Zapier')).json().data;
    await webhookQueue.run();
    const [{ headers, body }] = got as [Got];
    const [, at, signature] =
      /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['x-talentbench-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')).toBe(signature);
    expect(JSON.parse(body)).toMatchObject({ event: 'test', title: 'This is a test from TalentBench' });
  });

  it('can check the signature as Standard Webhooks describes it', async () => {
    const { secret } = (await connect('Zapier')).json().data;
    const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect([secret, bytes.length]).toEqual([`whsec_${bytes.toString('base64')}`, 32]);
    await webhookQueue.run();
    const [first] = got as [Got];
    expect(verified(first, secret)).toMatchObject({ event: 'test' });
    const { id } = JSON.parse(first.body);
    expect(first.headers).toMatchObject({
      'webhook-id': `msg_${id}`,
      'webhook-timestamp': String(server.clock().getTime() / 1000),
    });
    expect(() => verified({ ...first, body: first.body.replace('test', 'fest') }, secret)).toThrow(
      'signature',
    );
    expect(() => verified(first, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('signature');
    later(6);
    expect(() => verified(first, secret)).toThrow('time');
  });

  it('gets the same webhook-id in every attempt of a message, signed at the time of the attempt', async () => {
    const { secret } = (await connect('Zapier')).json().data;
    answers = [500];
    await webhookQueue.run();
    later(10);
    await act('Zapier', 'test');
    await webhookQueue.run();
    for (const one of got.slice(1)) verified(one, secret);
    const [failed, again, other] = got.map(({ headers }) => headers['webhook-id']);
    expect([again === failed, other === failed]).toEqual([true, false]);
  });

  it('that has a key from before Standard Webhooks gets both signatures with it', async () => {
    await connect('Zapier');
    const old = 'xt-3dmL_Ro9vVhSxYzq0Kp4CWj7bTnEu';
    const integrationId = await idOf('Zapier');
    const sealed = sealHook(testSecrets, { integrationId, url: 'https://hooks.example/old', secret: old });
    await server.owner.query('update "webhooks" set "secret" = $1, "url" = $2', [sealed.secret, sealed.url]);
    await webhookQueue.run();
    const [first] = got as [Got];
    const { 'x-talentbench-signature': before } = first.headers;
    const at = first.headers['webhook-timestamp'];
    expect(before).toBe(
      `t=${at},v1=${createHmac('sha256', old).update(`${at}.${first.body}`).digest('hex')}`,
    );
    const standard = `whsec_${old.replaceAll('-', '+').replaceAll('_', '/')}`;
    expect(verified(first, standard)).toMatchObject({ event: 'test' });
  });

  it('that is given another key twice at once gets one, and its first key stays valid', async () => {
    const { secret: first } = (await connect('Zapier')).json().data;
    const both = await Promise.all([act('Zapier', 'rotate-key'), act('Zapier', 'rotate-key')]);
    const [made, refused] = both.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([made?.statusCode, (refused?.statusCode ?? 0) >= 400]).toEqual([200, true]);
    await webhookQueue.run();
    verified(got[0] as Got, made?.json().data.secret);
    verified(got[0] as Got, first);
  });

  it('that gets another key is sent both signatures for a day, then the new one', async () => {
    const before = (await connect('Zapier')).json().data;
    expect(before.integration).toMatchObject({ signed: true, formerKeyUntil: null });
    const answer = await act('Zapier', 'rotate-key');
    const { integration, secret } = answer.json().data;
    expect([answer.statusCode, secret === before.secret]).toEqual([200, false]);
    expect(integration.formerKeyUntil).toBe(new Date(today.getTime() + 24 * 3_600_000).toISOString());
    answers = [500];
    await webhookQueue.run();
    const [first] = got as [Got];
    verified(first, secret);
    verified(first, before.secret);
    expect(String(first.headers['webhook-signature']).split(' ')).toHaveLength(2);
    const at = first.headers['webhook-timestamp'];
    const older = [secret, before.secret].map(
      (key) => `v1=${createHmac('sha256', key).update(`${at}.${first.body}`).digest('hex')}`,
    );
    expect(first.headers['x-talentbench-signature']).toBe(`t=${at},${older.join(',')}`);
    const again = await act('Zapier', 'rotate-key');
    expect([again.statusCode, again.json().code]).toEqual([409, 'services.former-key']);

    later(24 * 60);
    await webhookQueue.run();
    verified(got[1] as Got, secret);
    expect(() => verified(got[1] as Got, before.secret)).toThrow('signature');
  });

  it('stops being sent the previous signature once that key is ended, and the audit log has both acts', async () => {
    const before = (await connect('Zapier')).json().data;
    const { secret } = (await act('Zapier', 'rotate-key')).json().data;
    const ended = await act('Zapier', 'end-former-key');
    expect([ended.statusCode, ended.json().data.integration.formerKeyUntil]).toEqual([200, null]);
    await webhookQueue.run();
    verified(got[0] as Got, secret);
    expect(() => verified(got[0] as Got, before.secret)).toThrow('signature');
    const { rows } = await server.owner.query(
      'select "secret", "formerSecret", "formerUntil" from "webhooks"',
    );
    expect(rows).toEqual([{ secret: expect.any(String), formerSecret: null, formerUntil: null }]);
    const { rows: entries } = await server.owner.query(
      `select "user", "before", "after" from "auditLogs" where "noun" = 'integrations'
         and "before" || "after" like '%formerKeyUntil%' order by "seq" desc limit 2`,
    );
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('gets no other key where nothing is signed, or by people who may not change services', async () => {
    await connect('Slack');
    const refused = await act('Slack', 'rotate-key');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'services.not-signed']);
    await connect('Zapier');
    const recruiter = await server.as('recruiter@talentbench.example');
    for (const verb of ['rotate-key', 'end-former-key'])
      expect((await act('Zapier', verb, undefined, recruiter)).statusCode).toBe(404);
  });

  it('with a format of its own gets no signature', async () => {
    await connect('Slack');
    await webhookQueue.run();
    expect(Object.keys(got[0]?.headers ?? {}).filter((name) => /webhook|signature/.test(name))).toEqual([]);
  });

  it('that fails is tried again after longer and longer, then given up, and the log says why', async () => {
    await connect('Slack');
    answers = [500, 302, 500, 500, 500, 500];
    expect(await webhookQueue.run()).toBe(1);
    expect(await log('Slack')).toMatchObject([
      {
        status: 'Queued',
        attempts: 1,
        answer: 500,
        lastError: stored({ code: 'services.answered', values: { code: 500 } }),
      },
    ]);
    expect(await webhookQueue.run()).toBe(0);
    for (const minutes of [1, 4, 16, 64, 256]) {
      later(minutes);
      expect(await webhookQueue.run()).toBe(1);
    }
    later(10_000);
    expect(await webhookQueue.run()).toBe(0);
    expect(got).toHaveLength(6);
    const { rows } = await server.owner.query('select "status", "attempts" from "webhookDeliveries"');
    expect(rows).toEqual([{ status: 'Failed', attempts: 6 }]);
  });

  it('is not sent to where its name leads inside by then', async () => {
    await connect('Slack');
    const turned = webhookJob({
      database: server.database,
      secrets: testSecrets,
      clock: server.clock,
      publicUrl: () => 'https://bench.example',
      send: hookSender({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] }),
    });
    await turned.run();
    expect(got).toEqual([]);
    expect(await log('Slack')).toMatchObject([{ answer: null, lastError: 'services.address-private' }]);
  });

  it('is tested only where an address is kept', async () => {
    const refused = await act('Salesforce', 'test');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'No webhook URL is saved for this service. Disconnect it and connect it again.',
    ]);
  });

  it('of a recruiter hears of the people put forward, and leads to the recruiter’s own pages', async () => {
    const recruiter = await server.as('recruiter@talentbench.example');
    const rows: Row[] = (await recruiter.get('/api/v1/integrations')).json();
    const { id } = rows.find(({ name }) => name === 'Slack') as Row;
    const at = (verb: string) => `/api/v1/integrations/${id}/${verb}`;
    await recruiter.send('POST', at('connect'), { url: 'https://hooks.example/hiring' });
    await webhookQueue.run();
    expect(JSON.parse(got[0]?.body ?? '').text).toMatch(
      /https:\/\/bench\.example\/recruiter\/settings\/integrations$/,
    );
    await putForward();
    await webhookQueue.run();
    expect(JSON.parse(got[1]?.body ?? '').text).toMatch(/ submitted .+ for .+\n.+\/recruiter\//);
  });

  it('of a recruiter that is given up is told to its people once a day, and not to the service itself', async () => {
    const recruiter = () => server.as('recruiter@talentbench.example');
    const rows: Row[] = (await (await recruiter()).get('/api/v1/integrations')).json();
    const { id } = rows.find(({ name }) => name === 'Slack') as Row;
    await (await recruiter()).send('POST', `/api/v1/integrations/${id}/connect`, {
      url: 'https://hooks.example/gone',
    });
    await server.owner.query(`delete from "webhookDeliveries"`);
    const told = async () => {
      const { rows: all } = await server.owner.query(
        `select n."title", n."link" from "notifications" n join "users" u on u."id" = n."userId"
         where n."key" = 'systemAlerts' and u."email" = 'recruiter@talentbench.example'`,
      );
      return all;
    };
    const giveUpTwo = async () => {
      const by = await recruiter();
      for (const _ of [1, 2]) await by.send('POST', `/api/v1/integrations/${id}/test`);
      answers = Array(12).fill(500);
      for (const minutes of [0, 1, 4, 16, 64, 256]) {
        later(minutes);
        await webhookQueue.run();
      }
      const { rows: given } = await server.owner.query('select "status" from "webhookDeliveries"');
      return given.map(({ status }) => status);
    };
    expect(await giveUpTwo()).toEqual(['Failed', 'Failed']);
    const alert = {
      title: 'Slack is not accepting messages: a delivery failed after 6 attempts',
      link: '/recruiter/settings/integrations',
    };
    expect(await told()).toEqual([alert]);
    const off = { kind: 'notification', key: 'systemAlerts', label: 'System Alerts', enabled: false };
    expect((await (await recruiter()).send('POST', '/api/v1/preferences', off)).statusCode).toBe(201);
    await server.owner.query(`delete from "webhookDeliveries"`);
    expect(await giveUpTwo()).toEqual(['Failed', 'Failed']);
    expect(await told()).toEqual([alert]);
  });

  it('cannot be seen or changed by another company', async () => {
    await connect('Slack');
    const id = await idOf('Slack');
    const recruiter = await server.as('recruiter@talentbench.example');
    const tried = await Promise.all([
      recruiter.get(`/api/v1/integrations/${id}/deliveries`),
      recruiter.send('POST', `/api/v1/integrations/${id}/connect`, { url: 'https://hooks.example/other' }),
      recruiter.send('POST', `/api/v1/integrations/${id}/disconnect`),
      recruiter.send('POST', `/api/v1/integrations/${id}/test`),
    ]);
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const { rows } = await server.owner.query('select "integrationId", "url", "secret" from "webhooks"');
    expect(rows.map((kept) => openHook(testSecrets, kept)?.url)).toEqual(['https://hooks.example/in']);
    expect((await provider.get('/api/v1/integrations')).body).not.toContain('hooks.example');
  });
});
