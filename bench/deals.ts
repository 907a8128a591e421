import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../server/testing/spawnServer.ts';
import { fixed, median, quantile, seconds, times, within } from './figures.ts';
import { signedInAs } from './signedInAs.ts';
import type { Table } from './table.ts';

const awards = 200;
const deals = 10;
const targets = { deal: 1000, awarded: 1 };

/** Measures awards of one person at the same time, and a deal from requisition to award by API. */
export const dealsAtOnce = async (): Promise<Table[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentbench-bench-'));
  const server = await spawnServer({ DATA_DIR: dataDir });
  try {
    const recruiter = caller(server.origin, await signedInAs(server.origin, 'recruiter'));
    const provider = caller(server.origin, await signedInAs(server.origin, 'provider'));
    const took = await times(deals, () => oneDeal(recruiter, provider));
    const { answers, wall } = await awardAtOnce(recruiter, provider);
    const won = answers.filter(({ status }) => status === 200).length;
    return [
      {
        title: `deals: ${awards} awards of one person at the same time, and a deal by API`,
        head: ['what', 'measured', 'target', ''],
        rows: [
          ['awards that won', fixed(won), fixed(targets.awarded), within(won, targets.awarded)],
          [
            'awards refused with 409',
            fixed(answers.filter(({ status }) => status === 409).length),
            fixed(awards - 1),
            '',
          ],
          ['other answers', otherAnswers(answers), '0', ''],
          ['all answers', seconds(wall), '', ''],
          [
            'slowest answer',
            seconds(
              quantile(
                answers.map(({ took }) => took),
                1,
              ),
            ),
            '',
            '',
          ],
          [
            'requisition, quote, counter-offer, revision, award',
            `${fixed(median(took))} ms`,
            `${fixed(targets.deal)} ms`,
            within(median(took), targets.deal),
          ],
        ],
        notes: [`a deal is seven calls one after the other, measured by the client; median of ${deals}`],
      },
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

type Row = { id: string; version: number; companyId: string };
type Caller = ReturnType<typeof caller>;

const caller = (origin: string, token: string) => {
  const call = (method: string, path: string, body?: object, version?: number) =>
    fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(version && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = async <T>(answer: Promise<Response>): Promise<T> => {
    const found = await answer;
    if (!found.ok) throw new Error(`${found.status} ${await found.text()}`);
    return (await found.json()) as T;
  };
  return {
    call,
    create: (noun: string, body: object) => read<Row>(call('POST', noun, body)),
    get: <T>(path: string) => read<T>(call('GET', path)),
  };
};

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const terms = { rate: 9000, startDate: day(40), validUntil: day(20) };

const candidateOf = (provider: Caller) =>
  provider.create('candidates', {
    name: 'Ada Bench',
    title: 'Engineer',
    skills: ['SQL'],
    experience: 5,
    location: 'Lyon',
    rate: 9000,
  });

/** The request that a new requisition sends to this provider. */
const ask = async (recruiter: Caller, companyId: string): Promise<Row> => {
  const requisition = await recruiter.create('requisitions', {
    position: 'Bridge Builder',
    duration: '3 months',
    respondBy: day(20),
    providerIds: [companyId],
    status: 'Sent',
  });
  const filter = encodeURIComponent(JSON.stringify({ requisitionId: requisition.id }));
  const [request] = await recruiter.get<Row[]>(`requests?filter=${filter}`);
  if (!request) throw new Error('The requisition made no request');
  return request;
};

const oneDeal = async (recruiter: Caller, provider: Caller): Promise<number> => {
  const candidate = await candidateOf(provider);
  const began = performance.now();
  const request = await ask(recruiter, candidate.companyId);
  const quote = await provider.create('proposals', {
    requestId: request.id,
    candidateId: candidate.id,
    ...terms,
  });
  await recruiter.create('quoteRounds', { proposalId: quote.id, round: 2, ...terms, rate: 8500 });
  await provider.create('quoteRounds', { proposalId: quote.id, round: 3, ...terms, rate: 8700 });
  const { version } = await recruiter.get<Row>(`proposals/${quote.id}`);
  const award = await recruiter.call('PUT', `proposals/${quote.id}`, { status: 'Accepted' }, version);
  if (!award.ok) throw new Error(`The award was refused: ${await award.text()}`);
  return performance.now() - began;
};

const awardAtOnce = async (recruiter: Caller, provider: Caller) => {
  const candidate = await candidateOf(provider);
  const quotes = await times(awards, async () => {
    const request = await ask(recruiter, candidate.companyId);
    return provider.create('proposals', { requestId: request.id, candidateId: candidate.id, ...terms });
  });
  const began = performance.now();
  const answers = await Promise.all(
    quotes.map(async ({ id, version }) => {
      const answer = await recruiter.call('PUT', `proposals/${id}`, { status: 'Accepted' }, version);
      await answer.arrayBuffer();
      return { status: answer.status, took: performance.now() - began };
    }),
  );
  return { answers, wall: performance.now() - began };
};

/** How often each other status was answered, such as "503: 12". */
const otherAnswers = (answers: readonly { status: number }[]): string => {
  const others = answers.filter(({ status }) => status !== 200 && status !== 409);
  const counts = [...Map.groupBy(others, ({ status }) => status)];
  return counts.map(([status, all]) => `${status}: ${all.length}`).join(', ') || '0';
};
