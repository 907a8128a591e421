import { expect, it } from 'vitest';
import type { Reason } from './reasons.ts';
import { reasonText } from './reasonText.ts';

const said = (kind: Reason['kind'], params: Reason['params']) =>
  reasonText({ part: 'skills', kind, params, points: 4, of: 8 });

it('reasons use the singular for one year and one request', () => {
  expect(said('experienceUnknown', { needed: 1 })).toContain('(1 year wanted)');
  expect(said('answers', { asked: 1, inTime: 1 })).toContain('answered 1 of 1 request on time');
  expect(
    said('skill', { skill: 'Go', evidence: 'recent', fromText: false, askedYears: 1, years: 1 }),
  ).toContain('(1 of 1 year)');
});

it('reasons use the plural for several years and requests', () => {
  expect(said('experienceUnknown', { needed: 5 })).toContain('(5 years wanted)');
  expect(said('answers', { asked: 5, inTime: 4 })).toContain('answered 4 of 5 requests on time');
});
