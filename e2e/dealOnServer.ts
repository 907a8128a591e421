import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { verifyPdf } from '../server/signing/sealPdf.ts';
import { type DealStage, describeDeal, findRival } from './dealSteps.ts';
import { field } from './field.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { openSite, type Site } from './openSite.ts';
import { heading, holdSession, openDialog, signInTyping } from './signIn.ts';

let site: Site;
let operator: Page;
let stage: DealStage;

/** Signs in a user whose password is unknown, with the link for a forgotten one. */
const signInByMail = async (page: Page, email: string) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: /Forgot/ }).click();
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(/^If an account exists/).waitFor();
  const link = await linkMailedTo(operator, email);
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await field(page, 'New Password').fill('five slow herons');
  await field(page, 'Confirm New Password').fill('five slow herons');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to sign in' }).waitFor();
  await signInTyping(page, email, 'five slow herons');
  await heading(page, 'Dashboard').waitFor();
};

const openLater = async (days: number, userType: 'provider' | 'recruiter') => {
  const page = await site.visitor();
  await page.clock.install({ time: Date.now() + days * 86_400_000 });
  await holdSession(page, userType);
  return page;
};

/** The deal on a server of its own. `kills`: between its steps, server and database are killed at once. */
export const describeDealOnServer = (name: string, { kills }: { kills: boolean }) => {
  beforeAll(async () => {
    site = await openSite();
    const [recruiter, provider, rival, admin] = (await Promise.all(
      Array.from({ length: 4 }, () => site.visitor()),
    )) as [Page, Page, Page, Page];
    operator = admin;
    await Promise.all([
      holdSession(recruiter, 'recruiter'),
      holdSession(provider, 'provider'),
      holdSession(operator, 'admin'),
    ]);
    const { email, company } = await findRival(operator);
    await signInByMail(rival, email);
    stage = {
      recruiter,
      provider,
      rival,
      rivalCompany: company,
      between: kills ? site.killAndRestart : async () => {},
      checkSigned: async (file) =>
        expect(await verifyPdf(file)).toMatchObject({ state: 'intact', by: 'TalentBench' }),
      later: async (days) => {
        await site.restartLater(days);
        return { employer: await openLater(days, 'provider'), client: await openLater(days, 'recruiter') };
      },
    };
  });
  afterAll(() => site?.close());

  describeDeal(name, () => stage);
};
