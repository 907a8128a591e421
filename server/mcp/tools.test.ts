import { readFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyScopes } from '../../domain/contract/accounts/apiKeys.ts';
import type { NounName } from '../../domain/contract/index.ts';
import type { Row } from '../../domain/contract/noun.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { insightNames, insightOf } from '../../domain/insight/insights.ts';
import type { TestServer } from '../testing/openTestServer.ts';
import { actorOf, people, rowsOf } from '../testing/parties.ts';
import { openMcpServer } from './testing/openMcpServer.ts';
import { exampleOf, isAdmitted } from './tool.ts';
import { tools } from './tools.ts';
import { toolTable } from './toolTable.ts';

let server: TestServer;
let url: URL;
beforeAll(async () => {
  ({ server, url } = await openMcpServer());
});
afterAll(() => server.close());
afterEach(() => server.owner.query('delete from "apiKeys"'));

/** The tools as an agent calls them with a key of this person. */
const agentOf = async (userType: UserType, scopes: readonly string[]): Promise<Client> => {
  const caller = await server.as(people[userType]);
  const form = { name: 'Agent', scopes, days: 30 };
  const { secret } = (await caller.send('POST', '/api/v1/auth/api-keys', form)).json().data;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  return client;
};
const scopesOf = async (userType: UserType) => {
  const { permissions } = await actorOf(server, userType);
  return keyScopes.filter((scope) => permissions.includes(scope));
};
const first = async (noun: NounName, is: (row: Row) => boolean = () => true): Promise<string> =>
  String((await rowsOf(server, noun)).find(is)?.id);
const ofProvider = (row: Row) => row.providerId === 'CO-001';

/** Arguments that an allowed person may call each tool with. */
const examples: Record<string, () => object | Promise<object>> = {
  describe_records: () => ({ noun: 'jobs' }),
  list_records: () => ({ noun: 'jobs', text: 'engineer' }),
  get_record: async () => ({ noun: 'plans', id: await first('plans') }),
  find_candidates: () => ({ criteria: { title: 'React Developer' }, top: 3 }),
  explain_scores: async () => ({
    jobId: await first('jobs', ({ companyId }) => companyId === 'CO-002'),
    candidateIds: [await first('candidates', ({ listed }) => listed === true)],
  }),
  find_in_resumes: () => ({ text: 'React' }),
  draft_job: () => ({
    title: 'Data Engineer',
    location: 'Remote',
    experience: '3+ years',
    salary: '$90 an hour',
  }),
  read_request: async () => ({ requestId: await first('requests', ofProvider) }),
  find_for_request: async () => ({ requestId: await first('requests', ofProvider) }),
  prepare_answer: async () => ({
    requestId: await first('requests', (row) => ofProvider(row) && row.status === 'Pending Response'),
    answer: 'ask',
    message: 'Which time zone?',
  }),
  enter_hours: async () => ({
    timesheetId: await first('timesheets', (row) => ofProvider(row) && row.status === 'Draft'),
    notes: 'By an agent',
  }),
  prepare_timesheet_decision: async () => ({
    timesheetId: await first(
      'timesheets',
      (row) => row.recruiterId === 'CO-002' && row.status === 'Submitted',
    ),
  }),
  read_figures: () => ({ figures: 'contractFigures' }),
};

it('Every tool has an example, a description, and a name of its own', () => {
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(examples));
  for (const { name, description, title } of tools)
    expect([name, title.length > 0, description.length > 40]).toEqual([name, true, true]);
});

it.each(insightNames)('The example of %s is a valid question', (name) => {
  expect(insightOf(name).asked.safeParse(exampleOf(name))).toMatchObject({ success: true });
});

it('The table of docs/mcp.md lists every tool with its access', () => {
  const page = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8');
  const [table] = /\| tool \|[\s\S]*?(?=\n\n)/.exec(page) ?? [];
  expect(table).toBe(toolTable());
});

describe.each(tools)('$name', (tool) => {
  /** A user type whose people may use it with every scope, and one whose people may not. */
  const parties = async () => {
    const admitted = await Promise.all(
      userTypes.map(async (userType) => {
        const actor = await actorOf(server, userType);
        const key = { id: '', label: '', scopes: keyScopes };
        return [userType, isAdmitted({ ...actor, key }, tool)] as const;
      }),
    );
    return {
      allowed: admitted.find(([, is]) => is)?.[0] as UserType,
      refused: admitted.find(([, is]) => !is)?.[0],
    };
  };

  it('is listed and works for someone who may use it', async () => {
    const { allowed } = await parties();
    const client = await agentOf(allowed, await scopesOf(allowed));
    const listed = (await client.listTools()).tools.find(({ name }) => name === tool.name);
    expect(listed?.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(listed)).not.toMatch(/\$ref|\$defs/);
    expect(listed?.annotations).toMatchObject({
      readOnlyHint: tool.effect === 'reads' || tool.effect === 'prepares',
    });
    // Other companies wrote part of what tools return, so no client may take it for a closed world.
    expect(listed?.annotations).not.toHaveProperty('openWorldHint');
    const given = (await examples[tool.name]?.()) as Record<string, unknown>;
    const { isError, content, structuredContent } = await client.callTool({
      name: tool.name,
      arguments: given,
    });
    expect([isError ?? false, isError ? content : '']).toEqual([false, '']);
    expect(structuredContent).toMatchObject({ summary: expect.any(String), notice: expect.any(String) });
    await client.close();
  });

  it('is neither listed nor carried out for others', async () => {
    const { allowed, refused } = await parties();
    // Without its scopes nobody may use it; without `market.read` a key cannot connect at all.
    const scopes = refused ? await scopesOf(refused) : ['candidates.write'];
    if (!refused) return expect(agentOf(allowed, scopes)).rejects.toThrow(/market\.read/);
    const client = await agentOf(refused, scopes);
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain(tool.name);
    const given = (await examples[tool.name]?.()) as Record<string, unknown>;
    const { isError, content } = await client.callTool({ name: tool.name, arguments: given });
    expect([isError, JSON.stringify(content)]).toEqual([
      true,
      expect.stringMatching(/Refused \((access|api-keys)\./),
    ]);
    return client.close();
  });

  it('is refused with a key that may only read, if it changes something', async () => {
    if (tool.effect === 'reads' || 'operation' in Object(tool.carriesOut)) return;
    const { allowed } = await parties();
    const client = await agentOf(allowed, ['market.read']);
    const { content } = await client.callTool({ name: tool.name, arguments: {} });
    expect(JSON.stringify(content)).toContain('Refused (api-keys.scope)');
    await client.close();
  });
});
