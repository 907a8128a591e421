import { openClient } from '../../clients/typescript/index.ts';

/** Prints the open jobs of the company, those with the earliest deadline first. */
export const printOpenJobs = async (client: ReturnType<typeof openClient>, print = console.log) => {
  const { data, error, response } = await client.GET('/jobs', {
    params: {
      query: { filter: { status: 'Active' }, sort: ['deadline', 'ASC'], range: [0, 9] },
    },
  });
  if (error) throw new Error(`${error.code}: ${error.message}`);
  for (const { id, title, deadline } of data) print(`${id} ${title}, until ${deadline}`);
  print(response.headers.get('content-range') ?? '');
};

const { TALENTBENCH_URL: server, TALENTBENCH_KEY: key } = process.env;
if (import.meta.main && server && key) await printOpenJobs(openClient({ server, key }));
