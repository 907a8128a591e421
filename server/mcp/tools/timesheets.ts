import { z } from 'zod';
import {
  quartersPerHour,
  type Timesheet,
  timesheets,
  weekDays,
} from '../../../domain/contract/deals/timesheets.ts';
import { Conflict } from '../../../domain/errors.ts';
import { callOne, type McpSession } from '../session.ts';
import { recordId, tool } from '../tool.ts';

const pageOf = ({ page }: McpSession, id: string) => page(`timesheets/${encodeURIComponent(id)}/show`);

const hours = z
  .number('number.enter')
  .min(0, 'number.too-small')
  .max(24, 'number.too-large')
  .multipleOf(1 / quartersPerHour, 'number.enter')
  .optional()
  .describe('Hours, in steps of a quarter');

export const enterHours = tool({
  name: 'enter_hours',
  title: 'Enter the hours of a week',
  description:
    'Sets hours in a timesheet that is a draft, and submits nothing: the client sees the week once a person submits it. Days that are left out stay as they are. In records, hours are in quarter hours: 32 is eight hours.',
  carriesOut: { noun: 'timesheets', verb: 'edit', userType: 'provider' },
  effect: 'replaces',
  input: () =>
    z.strictObject({
      timesheetId: recordId,
      ...(Object.fromEntries(weekDays.map((day) => [day, hours])) as Record<
        (typeof weekDays)[number],
        typeof hours
      >),
      notes: timesheets.fields.notes.optional(),
    }),
  run: async (session, { timesheetId: id, notes, ...days }) => {
    const sheet = await callOne<Timesheet>(session, 'timesheets', id);
    if (sheet.status !== 'Draft') throw Conflict('mcp.not-a-draft');
    const entered = Object.entries(days).filter(([, value]) => value !== undefined);
    const { body } = await session.call('PUT', `timesheets/${encodeURIComponent(id)}`, {
      headers: { 'if-match': `"${sheet.version}"` },
      body: {
        ...Object.fromEntries(entered.map(([day, value]) => [day, value * quartersPerHour])),
        ...(notes !== undefined && { notes }),
      },
    });
    const stored = body as Timesheet;
    return {
      summary: `Timesheet ${id} has ${stored.total / quartersPerHour} hours and is still a draft.`,
      data: stored,
      next: `Give the person this link to check and submit it: ${pageOf(session, id)}`,
    };
  },
});

export const prepareDecision = tool({
  name: 'prepare_timesheet_decision',
  title: 'Prepare the approval of a timesheet',
  description:
    'Reads a submitted timesheet and gives the link to its page, where a person sees the hours and the amount and approves or rejects them. Approves nothing: approved hours are billed and never change.',
  carriesOut: { noun: 'timesheets', verb: 'edit', userType: 'recruiter' },
  effect: 'prepares',
  input: () => z.strictObject({ timesheetId: recordId }),
  run: async (session, { timesheetId: id }) => {
    const sheet = await callOne<Timesheet>(session, 'timesheets', id);
    if (sheet.status !== 'Submitted') throw Conflict('mcp.not-submitted');
    return {
      summary: `Nothing was decided. Timesheet ${id} has ${sheet.total / quartersPerHour} hours and waits for a person.`,
      data: sheet,
      next: `Give the person this link to approve or reject it: ${pageOf(session, id)}`,
    };
  },
});
