import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testing/openTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const guide = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
const calls = blocksOf('sh')
  .flatMap((code) => code.replaceAll('\\\n', '').split('\n'))
  .filter((line) => line.startsWith('call '));

/** What curl would send. */
const requestOf = (line: string) => {
  const [, path = ''] = /\$server(\/\S+)/.exec(line) ?? [];
  const query = new URLSearchParams(
    [...line.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const headers = [...line.matchAll(/-H '([\w-]+): ([^']*)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const [, body] = /--json '([^']*)'/.exec(line) ?? [];
  const [, method = body ? 'POST' : 'GET'] = /-X (\w+)/.exec(line) ?? [];
  return { url: `/api/v1${path}${query.size ? `?${query}` : ''}`, method, headers, body };
};

it.each(calls)('the example of the guide works: %s', async (line) => {
  const recruiter = await server.as('recruiter@talentbench.example');
  const { url, method, headers, body } = requestOf(line);
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${recruiter.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...Object.fromEntries(headers),
    },
    ...(body && { payload: body }),
  });
  expect([answer.statusCode < 300, answer.body.slice(0, 200)]).toEqual([true, expect.anything()]);
});

it('the examples of the guide are calls of each kind', () => {
  expect(calls.map((line) => requestOf(line).method).sort()).toEqual(['GET', 'GET', 'POST', 'PUT']);
});

it('the refusal in the guide is what the server answers', async () => {
  const recruiter = await server.as('recruiter@talentbench.example');
  const refused = await recruiter.get('/api/v1/candidates?filter={"nonsense":1}');
  const [told = ''] = blocksOf('json');
  expect({ ...refused.json(), requestId: '' }).toEqual({ ...JSON.parse(told), requestId: '' });
});
