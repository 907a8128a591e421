import { expect, test } from 'vitest';
import english from '../../locales/en/auth.json';
import { ApiError } from './ApiError.ts';
import { failureText } from './failureText.ts';

const { auth } = english;

const refused = (status: number, body: object) => failureText(new ApiError('No', status, body), auth.errors);

test('a form refused for maintenance shows the end time, and that the input is kept', () => {
  const details = { until: '2026-06-15T12:30:00.000Z' };
  expect(refused(503, { code: 'maintenance.read-only', details })).toMatch(
    /^TalentBench is read-only for maintenance until Jun 1\d, \d\d:\d\d.* Your entries are kept\. Please try again then\.$/,
  );
});

test('other server failures ask to try again, and a refusal shows its reason', () => {
  expect(refused(503, { code: 'server.matching-starting' })).toBe(auth.errors.sendFailed);
  expect(refused(409, {})).toBe('No');
  expect(refused(413, { code: 'unreadable' })).toBe(auth.errors.sendFailed);
});
