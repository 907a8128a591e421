import { expect, test } from 'vitest';
import { auth } from '../i18n/en/auth.ts';
import { ApiError } from './ApiError.ts';
import { failureText } from './failureText.ts';

const refused = (status: number, body: object) => failureText(new ApiError('No', status, body), auth.errors);

test('a form refused for maintenance says until when, and that what was typed is still there', () => {
  const details = { until: '2026-06-15T12:30:00.000Z' };
  expect(refused(503, { code: 'Maintenance', details })).toMatch(
    /^TalentBench is read-only for maintenance until Jun 1\d, \d\d:\d\d.* Your entries are still here\. Please send them then\.$/,
  );
});

test('any other failure of the server is to be tried again, and a refusal says why', () => {
  expect(refused(503, { code: 'NotReady' })).toBe(auth.errors.sendFailed);
  expect(refused(409, {})).toBe('No');
  expect(refused(413, { code: 'unreadable' })).toBe(auth.errors.sendFailed);
});
