import { strToU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pagesPdf, resumePdf } from '../../domain/resumes/testing/resumePdf.ts';
import { sampleResumes } from '../../domain/resumes/testing/sampleResumes.ts';
import { type Caller, openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { resumeTextJob } from './resumeTextJob.ts';
import { textOfBytes } from './textOfBytes.ts';

let server: TestServer;
let provider: Caller;
let warned: object[];
beforeAll(async () => {
  server = await openTestServer();
  provider = await server.as('provider@talentbench.example');
});
afterAll(() => server.close());
beforeEach(() => {
  warned = [];
});

const runJob = () => {
  const log = { warn: (about: object) => void warned.push(about) };
  const { database, clock } = server;
  return resumeTextJob({ database, clock, log }).run(new AbortController().signal);
};
const addCandidate = async (columns: object = {}) =>
  (
    await provider.send('POST', '/api/v1/candidates', {
      name: 'Mira Lindqvist',
      title: 'Data Engineer',
      skills: ['SQL'],
      experience: 7,
      location: 'Lyon, France',
      status: 'Available',
      rate: 9500,
      cost: 6000,
      ...columns,
    })
  ).json();
const attach = async (candidateId: string, name: string, bytes: Uint8Array) => {
  const content = Buffer.from(bytes).toString('base64');
  const answer = await provider.send('POST', `/api/v1/candidates/${candidateId}/documents`, {
    name,
    content,
  });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json();
};
const found = async (by: Caller, q: string) =>
  (await by.get(`/api/v1/candidates?filter=${encodeURIComponent(JSON.stringify({ q }))}`))
    .json<{ id: string }[]>()
    .map(({ id }) => id);
const stateOf = async (id: string) =>
  (await provider.get(`/api/v1/candidateDocuments/${id}`)).json().textState;
const textsOf = async (candidateId: string) =>
  (
    await server.owner.query('select "text" from "candidateDocumentTexts" where "candidateId" = $1', [
      candidateId,
    ])
  ).rows;

describe('the job that reads resumes', () => {
  it('makes the words of a PDF findable, and leaves the resume to be removed as it was added', async () => {
    const { id } = await addCandidate();
    const document = await attach(id, 'Resume.pdf', await resumePdf(sampleResumes.en));
    const line = sampleResumes.en.main[0]?.[1][0]?.split('\t')[0] as string;
    const q = `"${line}"`;
    expect(await found(provider, q)).toEqual([]);
    expect(await runJob()).toBe(1);
    expect(await stateOf(document.id)).toBe('Searchable');
    expect(await found(provider, q)).toEqual([id]);
    expect(await runJob()).toBe(0);
    const removed = await provider.send('DELETE', `/api/v1/candidateDocuments/${document.id}`, undefined, {
      'if-match': `"${document.version}"`,
    });
    expect(removed.statusCode).toBe(200);
    expect(await found(provider, q)).toEqual([]);
    expect(await textsOf(id)).toEqual([]);
  });

  it('says once why a file has no text, and reads the next one', async () => {
    const { id } = await addCandidate();
    const broken = await attach(id, 'Broken.pdf', strToU8('%PDF-1.7 and nothing else'));
    const scanned = await attach(id, 'Scanned.pdf', await pagesPdf(['', '']));
    const text = await attach(id, 'Resume.txt', strToU8('Led the quokka\nmigration'));
    expect(await runJob()).toBe(3);
    expect(await Promise.all([broken.id, scanned.id, text.id].map(stateOf))).toEqual([
      'damaged',
      'noText',
      'Searchable',
    ]);
    expect(warned).toEqual([
      { document: broken.id, fault: 'damaged' },
      { document: scanned.id, fault: 'noText' },
    ]);
    expect(await found(provider, '"quokka migration"')).toEqual([id]);
    expect(await runJob()).toBe(0);
  });

  it('gives up on a file that takes too long', async () => {
    expect(await textOfBytes(await resumePdf(sampleResumes.en), 1)).toEqual({ fault: 'tooSlow' });
  });
});

describe('a search of candidates', () => {
  it('never finds them by resumes of another company, nor recruiters by any, masked or not', async () => {
    const masked = await addCandidate({ identity: 'Masked', title: 'Marsupial Analyst' });
    const shown = await addCandidate({ identity: 'Shown', title: 'Marsupial Analyst' });
    const secret = 'Wallaby Nurminen, wallaby@private.example';
    for (const { id } of [masked, shown]) await attach(id, 'Resume.txt', strToU8(secret));
    await runJob();
    const q = 'wallaby';
    expect((await found(provider, q)).sort()).toEqual([masked.id, shown.id].sort());
    const { rows } = await server.owner.query<{ email: string }>(
      `select u."email" from "users" u join "companies" c on c."id" = u."companyId"
       where c."id" <> 'CO-001' and c."type" = 'provider' and c."status" = 'Active' and u."status" = 'Active' limit 1`,
    );
    const recruiter = await server.as('recruiter@talentbench.example');
    expect(await found(await server.as(rows[0]?.email as string), q)).toEqual([]);
    expect(await found(recruiter, q)).toEqual([]);
    // Nor does it show by what an exclusion leaves out.
    expect(await found(recruiter, '"marsupial analyst" -wallaby')).toHaveLength(2);
    const admin = await server.as('admin@talentbench.example');
    expect((await found(admin, q)).sort()).toEqual([masked.id, shown.id].sort());
  });

  it('no longer finds them by a resume once the candidate is deleted', async () => {
    const candidate = await addCandidate();
    await attach(candidate.id, 'Resume.txt', strToU8('Led the numbat migration'));
    await runJob();
    expect(await textsOf(candidate.id)).toEqual([{ text: 'Led the numbat migration' }]);
    const { version } = (await provider.get(`/api/v1/candidates/${candidate.id}`)).json();
    const removed = await provider.send('DELETE', `/api/v1/candidates/${candidate.id}`, undefined, {
      'if-match': `"${version}"`,
    });
    expect(removed.statusCode).toBe(200);
    expect(await textsOf(candidate.id)).toEqual([]);
  });
});
