import { expect, test } from 'vitest';
import { highlightsOf } from './highlights.ts';
import type { Reason, ReasonKind } from './reasons.ts';

const reason = (kind: ReasonKind, points: number, of: number, params: Reason['params'] = {}): Reason => ({
  part: 'skills',
  kind,
  params,
  points,
  of,
});

test('the three reasons with the most points are the strengths, without points that everybody gets', () => {
  const { strengths } = highlightsOf([
    reason('anyStart', 20, 20),
    reason('skill', 8, 12, { skill: 'React' }),
    reason('experience', 16, 16),
    reason('title', 0, 20),
    reason('answers', 4, 4),
    reason('skillRelated', 6, 12, { skill: 'AWS', via: 'Azure' }),
  ]);
  expect(strengths.map(({ kind }) => kind)).toEqual(['experience', 'skill', 'skillRelated']);
});

test('gaps are other reasons than skills with less than half of their points, the largest loss first', () => {
  const { gaps } = highlightsOf([
    reason('experienceShort', 7, 16),
    reason('title', 2, 20),
    reason('freeLate', 9, 16),
    reason('skillMissing', 0, 12, { skill: 'AWS' }),
  ]);
  expect(gaps.map(({ kind }) => kind)).toEqual(['title', 'experienceShort']);
});

test('skills are those the candidate has, covers with a related one, and lacks', () => {
  const { skills } = highlightsOf([
    reason('skill', 8, 12, { skill: 'React' }),
    reason('skillRelated', 6, 12, { skill: 'AWS', via: 'Azure' }),
    reason('skillMissing', 0, 12, { skill: 'Go' }),
  ]);
  const names = Object.values(skills).map((list) => list.map(({ params }) => params.skill));
  expect(names).toEqual([['React'], ['AWS'], ['Go']]);
});
