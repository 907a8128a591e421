import { z } from 'zod';
import { type Actor, passes, scopesOf } from '../../../domain/access/can.ts';
import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { createSchema } from '../../../domain/contract/noun.ts';
import { callList } from '../session.ts';
import { tool } from '../tool.ts';

/** The form of a job posting, without its status. Amounts make the text of the salary unnecessary. */
const jobForm = (actor: Actor): z.ZodObject => {
  const scopes = scopesOf(actor, 'create', 'jobs');
  const sends = (field: string) =>
    scopes.some((scope) => !Object.hasOwn(scope.where, field) && passes(scope, field));
  const form = createSchema(nounOf('jobs'), (field) => field !== 'status' && sends(field));
  return form.extend({ salary: z.optional(form.shape.salary as z.ZodType) });
};

export const draftJob = tool({
  name: 'draft_job',
  title: 'Draft a job posting',
  description:
    'Stores a job posting that is paused: neither providers nor visitors see it. A person reads it in the console and activates it. The same arguments again give the same posting, not a second one. Amounts are in minor units, such as cents.',
  carriesOut: { noun: 'jobs', verb: 'create', userType: 'recruiter' },
  effect: 'stores',
  input: jobForm,
  run: async (session, form) => {
    const { call, onceFor, page } = session;
    const { body, headers } = await call('POST', 'jobs', {
      body: { ...form, status: 'Paused' },
      headers: { 'idempotency-key': onceFor('draft_job', form) },
    });
    const job = body as Job;
    const link = page(`jobs/${encodeURIComponent(job.id)}/show`);
    if (headers['idempotent-replay'] === undefined)
      return {
        summary: `Job posting ${job.id} is stored and paused.`,
        data: job,
        next: `Give the person this link to read and activate it: ${link}`,
      };
    // The answer of the first time says what was true then.
    const { rows } = await callList<Job>(session, 'jobs', { filter: { id: job.id }, rows: 1 });
    const [now] = rows;
    const before = `Nothing new was stored: the same arguments gave job posting ${job.id} before`;
    return now
      ? {
          summary: `${before}. Its status is ${now.status} now.`,
          data: now,
          next: `Give the person this link to read it: ${link}`,
        }
      : {
          summary: `${before}, which has been deleted since.`,
          data: null,
          next: 'Ask the person whether they want it again. Other arguments store another posting.',
        };
  },
});
