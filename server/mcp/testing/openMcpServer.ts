import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';
import { people } from '../../testing/parties.ts';
import { until } from '../../testing/until.ts';

/** The site that links of tools lead to. */
export const site = 'https://talentbench.example';

/** A server that agents can search candidates on, and the address at which it serves them. */
export const openMcpServer = async (): Promise<{ server: TestServer; url: URL }> => {
  const server = await openTestServer({ publicUrl: () => site });
  const url = new URL('/mcp', await server.listen());
  const recruiter = await server.as(people.recruiter);
  const search = { criteria: { skills: [{ name: 'React' }] } };
  // The index is built in the background.
  await until(
    async () => (await recruiter.send('POST', '/api/v1/matching/searches', search)).statusCode === 201,
  );
  return { server, url };
};
