import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askApi } from './askApi.ts';
import { field } from './field.ts';
import { findBarriers } from './findBarriers.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, menuEntry, signInAs } from './signIn.ts';

const job = 'Ledger Platform Engineer';
const pool = 'Ledger rebuild';
const message = 'Could she start before the audit?';

let site: Site;
let recruiter: Page;
let provider: Page;
let jobId: string;
/** The name of the search's top result, and the address of the search. */
let best: string;
let found: string;

beforeAll(async () => {
  site = await openSite();
  [recruiter, provider] = await Promise.all([site.visitor(), site.visitor()]);
  await signInAs(recruiter, 'recruiter');
});
afterAll(() => site?.close());

const first = (page: Page) => page.getByRole('article').first();
const nameOn = async (page: Page) => (await first(page).getByRole('heading').first().innerText()).trim();
const scoreOn = async (page: Page) =>
  (await first(page)
    .getByRole('img', { name: /^Score \d+ of 100/ })
    .getAttribute('aria-label')) ?? '';
const column = (name: string) => recruiter.getByRole('list', { name, exact: true });
const entryIn = (stage: string) => column(stage).getByRole('group', { name: best, exact: true });
const board = async () => {
  await recruiter.goto(`/recruiter/pipeline?job=${jobId}`);
  await heading(recruiter, 'Recruitment Pipeline').waitFor();
};

type Named = { id: string; name: string; companyId: string };
const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const askFor = async (page: Page, job: string): Promise<[Named, { id: string }]> => {
  const filter = encodeURIComponent(JSON.stringify({ companyId: 'CO-001' }));
  const found = await askApi<Named[]>(page, `/candidates?filter=${filter}&range=[9,9]&sort=["id","ASC"]`);
  const [candidate] = found as [Named];
  const wishes = { jobId: job, position: 'Ledger Engineer', duration: '6 months' };
  const sides = { providerId: candidate.companyId, candidateId: candidate.id };
  return [candidate, await askApi<{ id: string }>(page, '/requests', { data: { ...sides, ...wishes } })];
};
const propose = (page: Page, { id: requestId }: { id: string }, { id: candidateId }: Named) =>
  askApi(page, '/proposals', { data: { requestId, candidateId, rate: 9900, startDate: start } });

describe('a recruiter', () => {
  test('posts a job from the dashboard', async () => {
    await recruiter.getByRole('link', { name: 'Post New Job' }).click();
    const dialog = recruiter.getByRole('dialog', { name: 'Post New Job' });
    await field(dialog, 'Job Title').fill(job);
    await field(dialog, 'Location').fill('Berlin');
    await field(dialog, 'Experience').fill('3-8 years');
    await field(dialog, 'Skills').fill('Kubernetes, Terraform');
    await field(dialog, 'Salary Range').fill('$90k');
    await dialog.getByRole('button', { name: 'Post job' }).click();
    await heading(recruiter, job).waitFor();
    jobId = /JOB-\d+/.exec(recruiter.url())?.[0] ?? '';
    expect(jobId).not.toBe('');
  });

  test('gets ranked candidates for its criteria, each with reasons that add up to the score', async () => {
    await menuEntry(recruiter, 'Smart Recommendations').click();
    await recruiter.getByRole('heading', { name: 'Ready to find your perfect candidates?' }).waitFor();
    await recruiter.getByRole('combobox', { name: 'Start from one of your jobs' }).click();
    await recruiter.getByRole('option', { name: job }).click();
    await expect.poll(() => field(recruiter, 'Skills').inputValue()).toBe('Kubernetes, Terraform');
    await recruiter.getByRole('button', { name: 'Find Recommendations' }).click();
    await first(recruiter).waitFor();
    found = new URL(recruiter.url()).search;
    expect(found).toContain('search=SRC-');
    best = await nameOn(recruiter);
    const [, score, fit, logistics] =
      /^Score (\d+) of 100: Fit (\d+), Logistics (\d+)$/.exec(await scoreOn(recruiter)) ?? [];
    expect(Number(score)).toBe(Number(fit) + Number(logistics));
    expect(await findBarriers(recruiter)).toEqual([]);
  });

  test('gives positive feedback on the best one, and adds the candidate to a pool', async () => {
    await recruiter.getByRole('button', { name: `Good match: ${best}` }).click();
    await recruiter.getByRole('button', { name: `Good match: ${best}`, pressed: true }).waitFor();
    await recruiter.getByRole('button', { name: `Shortlist candidate: ${best}` }).click();
    const dialog = recruiter.getByRole('dialog', { name: `Shortlist ${best}` });
    await dialog.getByRole('radio', { name: 'New talent pool' }).check();
    await field(dialog, 'Pool Name').fill(pool);
    await dialog.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await recruiter.getByText(`${best} added to “${pool}”`).waitFor();
  });

  test('requests the candidate from the provider', async () => {
    await first(recruiter)
      .getByRole('button', { name: `Contact the provider of ${best}` })
      .click();
    const dialog = recruiter.getByRole('dialog', { name: new RegExp(best) });
    await field(dialog, 'Duration').fill('6 months');
    await field(dialog, 'Message').fill(message);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await recruiter.getByText(`Request for ${best} sent`).waitFor();
  });

  test('adds the candidate to the pipeline for this job, with the score', async () => {
    await first(recruiter)
      .getByRole('button', { name: `Add to pipeline: ${best}` })
      .click();
    const dialog = recruiter.getByRole('dialog', { name: new RegExp(best) });
    await dialog.getByRole('button', { name: 'Add to pipeline' }).click();
    await recruiter.getByText(`${best} added to your pipeline`).waitFor();
    await board();
    await entryIn('Sourcing').getByText(/^\d+%/).waitFor();
  });

  test('moves the candidate on until hired', async () => {
    await entryIn('Sourcing').getByRole('link', { name: best }).click();
    const dialog = recruiter.getByRole('dialog', { name: best });
    await dialog.getByRole('combobox', { name: 'Move to Different Stage' }).click();
    await recruiter.getByRole('option', { name: 'Hired' }).click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await entryIn('Hired').waitFor();
  });

  test('accepts a proposal, and schedules the interview with nothing to type', async () => {
    await signInAs(provider, 'provider');
    const [candidate, request] = await askFor(recruiter, jobId);
    await propose(provider, request, candidate);
    await recruiter.goto(`/recruiter/requests/${request.id}/show`);
    await recruiter.getByRole('button', { name: new RegExp(`^Accept .+ for ${candidate.name}$`) }).click();
    await recruiter.getByRole('button', { name: /^Accept \S+\/h$/ }).click();
    const accepted = recruiter.getByRole('dialog', { name: `Proposal for ${candidate.name} accepted` });
    const interview = accepted.getByRole('button', { name: `Schedule interview: ${candidate.name}` });
    await interview.waitFor();
    expect(await findBarriers(recruiter)).toEqual([]);
    await interview.click();
    const form = recruiter.getByRole('dialog', { name: `Interview with ${candidate.name}` });
    await form.getByRole('button', { name: 'Schedule' }).click();
    await accepted.getByRole('link', { name: /^In your pipeline: Interview/ }).click();
    const card = recruiter.getByRole('dialog', { name: candidate.name });
    await card.getByText('Provider Proposal').waitFor();
    expect(await field(card, 'Offer Amount').inputValue()).toContain('99');
    expect(await field(card, 'Start Date').inputValue()).toBe(start);
    await recruiter.goto(`/recruiter/talent-pool/${candidate.id}/show`);
    await recruiter.getByRole('link', { name: 'In your pipeline: Interview' }).waitFor();
    const timeline = recruiter.getByRole('region', { name: 'Timeline' });
    await timeline.getByRole('link', { name: /^Proposal for .+ accepted$/ }).waitFor();
    expect(await findBarriers(recruiter)).toEqual([]);
  });

  test('finds everything again after a reload', async () => {
    const score = await (async () => {
      await recruiter.goto(`/recruiter/smart-recommendations${found}`);
      await first(recruiter).waitFor();
      return scoreOn(recruiter);
    })();
    await recruiter.goto(`/recruiter/smart-recommendations${found}`);
    await first(recruiter).waitFor();
    expect([await nameOn(recruiter), await scoreOn(recruiter)]).toEqual([best, score]);
    await recruiter.getByRole('button', { name: `Good match: ${best}`, pressed: true }).waitFor();
    await recruiter.goto('/recruiter/talent-pool/pools');
    await recruiter.getByText(pool).waitFor();
    await board();
    await entryIn('Hired').waitFor();
  });
});
