import { expect, test } from 'vitest';
import { hasUnit } from './UnitField.tsx';

test('the total of a timesheet is in hours, and the total of an audit verification is a plain number', () => {
  expect([hasUnit('timesheets', 'total'), hasUnit('auditVerifications', 'total')]).toEqual([true, false]);
});
