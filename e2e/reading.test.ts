// @module-tag rest
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MessyCase, messyCases } from '../domain/resumes/testing/messyCases.ts';
import { resumePdf } from '../domain/resumes/testing/resumePdf.ts';
import { loadDictionary } from '../domain/skills/dictionary/loadDictionary.ts';
import { normaliseSkill } from '../domain/skills/dictionary/normaliseSkill.ts';
import { field } from './field.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession } from './signIn.ts';
import { visit } from './visit.ts';

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.visitor();
  await holdSession(page, 'provider');
});
afterAll(() => site?.close());

const fileOf = ({ language }: MessyCase) => `${language}.pdf`;

/** Drops files on an element, as from the desktop. */
const drop = async (target: Locator, files: readonly { name: string; bytes: Uint8Array }[]) => {
  const encoded = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return transfer;
  }, encoded);
  await target.dispatchEvent('drop', { dataTransfer });
};

/** The values of the inputs within an element by their names, and the words of its chips. */
const entered = (scope: Locator) =>
  scope.evaluate((element) => ({
    values: Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')].map((input) => [
        input.name,
        input.value,
      ]),
    ),
    chips: [...element.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent ?? ''),
  }));
type Values = Record<string, string>;

/** The lines of a list: of `engagements.0.from` the values of `from`. */
const linesOf = (values: Values, list: string, parts: readonly string[]): string[][] =>
  Object.keys(values)
    .filter((name) => name.startsWith(`${list}.`) && name.endsWith(`.${parts[0]}`))
    .map((name) => parts.map((part) => values[name.replace(/[^.]+$/u, part)] ?? ''));

const skillsOf = (values: Values) => String(values.skills).split(', ');

/** Skills as the dictionary calls them: pages spell them as the market does. */
const inDictionary = async (names: readonly string[]) => {
  const dictionary = await loadDictionary();
  return names.map((name) => normaliseSkill(name, dictionary).label);
};

/** The amount in an input, in minor units. */
const inMinor = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100);

describe('a resume in two columns and a messy job ad, in each of four languages', () => {
  test('are dropped as PDF files, become right drafts, and are imported together', async () => {
    await page.goto('/provider/employees/resumes');
    const files = await Promise.all(
      messyCases.map(async (one) => ({ name: fileOf(one), bytes: await resumePdf(one.resume) })),
    );
    await drop(page.getByText('Drop resumes here', { exact: false }), files);
    const drafts = page.getByRole('list', { name: 'Drafts' });
    await drafts
      .getByRole('listitem')
      .nth(messyCases.length - 1)
      .waitFor();
    for (const one of messyCases) {
      const { draft, resume } = one;
      await drafts.getByRole('button', { name: fileOf(one) }).click();
      const form = page.getByRole('region', { name: `Draft from ${fileOf(one)}` });
      await form.getByText('Read from', { exact: false }).first().waitFor();
      for (const input of ['engagements.0.title', 'languages.0.language', 'jobTypes'])
        await form.locator(`input[name="${input}"]`).waitFor({ state: 'attached' });
      // Inputs are filled in after they have appeared.
      const read = async () => {
        const { values, chips: shown } = await entered(form);
        const chips = await inDictionary(shown);
        const years = linesOf(values, 'skillUses', ['skill', 'years']);
        return {
          name: values.name,
          title: values.title,
          location: values.location,
          rate: inMinor(values.rate),
          skills: draft.skills.filter((skill) => chips.includes(skill)),
          not: draft.not.filter((skill) => chips.includes(skill)),
          years: Object.keys(draft.years).map((skill) => years.find(([named]) => named === skill)),
          languages: linesOf(values, 'languages', ['language', 'level']).map((line) => line.join(' ')),
          dates: linesOf(values, 'engagements', ['from', 'to']),
          jobTypes: values.jobTypes,
        };
      };
      await expect.poll(read).toEqual({
        name: draft.name,
        title: draft.title,
        location: draft.location,
        rate: draft.rate,
        skills: draft.skills,
        not: [],
        years: Object.entries(draft.years).map(([skill, count]) => [skill, String(count)]),
        languages: draft.languages,
        dates: draft.dates.map(([from, to]) => [from, to ?? '']),
        jobTypes: draft.jobTypes.join(','),
      });
      const rate = resume.side.at(-1)?.[1][0];
      await form.getByText(`Read from “${rate}”`).first().waitFor();
    }
    await page.getByRole('button', { name: `Import ${messyCases.length} candidates` }).click();
    await page.getByText(`${messyCases.length} candidates added`, { exact: false }).waitFor();
  });

  test('fill in a job, and the search from it finds the person first and quotes the resume', async () => {
    await holdSession(page, 'recruiter');
    for (const one of messyCases) {
      const { job, ad, draft, extra } = one;
      await visit(page, '/recruiter/jobs/create');
      const dialog = page.getByRole('dialog', { name: 'Post New Job' });
      await dialog.getByRole('button', { name: 'Paste a job ad' }).click();
      await field(dialog, 'Job ad').fill(ad);
      await dialog.getByRole('button', { name: 'Fill in the form' }).click();
      await dialog.getByText('Filled in from your text.', { exact: false }).waitFor();
      await dialog.locator('summary').first().click();
      await dialog.getByText(`“${job.quote}”`).first().waitFor();
      const read = async () => {
        const { values } = await entered(dialog);
        const skills = skillsOf(values);
        return {
          title: values.title,
          location: values.location,
          workplace: values.workplace,
          type: values.type,
          experience: values.experience,
          pay: {
            min: inMinor(values.salaryMin),
            max: inMinor(values.salaryMax),
            currency: values.currency,
            per: values.salaryPer,
          },
          skills: job.skills.filter((skill) => skills.includes(skill)),
          not: job.not.filter((skill) => skills.includes(skill)),
        };
      };
      await expect.poll(read).toEqual({
        title: job.title,
        location: job.location,
        workplace: job.workplace,
        type: job.type,
        experience: job.experience,
        pay: job.pay,
        skills: job.skills,
        not: [],
      });
      const { values } = await entered(dialog);
      const skills = skillsOf(values);
      for (const skill of job.musts)
        await dialog.getByRole('button', { name: `${skill}, must-have`, pressed: true }).waitFor();
      await dialog.getByRole('button', { name: 'Post job' }).click();
      await heading(page, job.title).waitFor();
      await page.getByRole('link', { name: 'Find candidates' }).click();
      await page.getByRole('article').first().waitFor();
      const wanted = field(page, 'Skills');
      await expect.poll(() => wanted.inputValue()).toBe(skills.join(', '));
      expect(await page.locator('input[name="jobType"]').inputValue()).toBe(job.type);
      await wanted.fill([...skills, extra.skill].join(', '));
      await page.getByRole('button', { name: 'Find Recommendations' }).click();
      const best = page.getByRole('article').first();
      await best.waitFor();
      expect(await best.getAttribute('aria-label')).toBe(draft.name);
      await best.locator('q').getByText(extra.quote).waitFor();
    }
  });
});
