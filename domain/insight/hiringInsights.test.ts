import { describe, expect, it } from 'vitest';
import { hiringInsights } from './hiringInsights.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const nothing = { entries: [], moves: [], jobs: [] };
const entry = (id: string, stage: string, source = 'Referral') => ({ id, stage, outcome: 'Live', source });
const move = (entryId: string, from: string | null, to: string, day: string) => ({
  entryId,
  from,
  to,
  at: `2026-${day}T09:00:00.000Z`,
});
const insight = (kind: string, rows: object) =>
  hiringInsights({ ...nothing, ...rows }, now).find((one) => one.kind === kind);

describe('hiring insights', () => {
  it('are empty without data', () => {
    expect(hiringInsights(nothing, now)).toEqual([]);
  });

  it('name the slowest stage, and who has waited there for longer than the median', () => {
    const moves = ['a', 'b', 'c'].flatMap((id, place) => [
      move(id, null, 'sourcing', '05-01'),
      move(id, 'sourcing', 'screening', '05-02'),
      move(id, 'screening', 'interview', `05-${10 + place}`),
    ]);
    const waiting = [move('d', null, 'screening', '06-14'), move('e', null, 'screening', '05-20')];
    const entries = ['a', 'b', 'c']
      .map((id) => entry(id, 'interview'))
      .concat(entry('d', 'screening'), entry('e', 'screening'));
    expect(insight('slowStage', { entries, moves: [...moves, ...waiting] })).toEqual({
      kind: 'slowStage',
      stage: 'screening',
      days: 9,
      stays: 3,
      waiting: 2,
      over: 1,
    });
  });

  it('do not call a stage slow because of two candidates, or of old data', () => {
    const few = ['a', 'b'].flatMap((id) => [
      move(id, null, 'sourcing', '05-01'),
      move(id, 'sourcing', 'offer', '05-20'),
    ]);
    const old = ['c', 'd', 'e'].flatMap((id) => [
      move(id, null, 'sourcing', '01-01'),
      move(id, 'sourcing', 'offer', '02-01'),
    ]);
    expect(insight('slowStage', { moves: [...few, ...old] })).toBeUndefined();
  });

  it('name the source with the highest share of hires, compared with the average', () => {
    const entries = [
      ...['a', 'b', 'c', 'd'].map((id) => entry(id, id === 'a' ? 'hired' : 'offer', 'Referral')),
      ...['e', 'f', 'g'].map((id) => entry(id, id === 'g' ? 'offer' : 'hired', 'Job Posting')),
      entry('h', 'hired', 'Talent Pool'),
    ];
    expect(insight('bestSource', { entries })).toEqual({
      kind: 'bestSource',
      source: 'Job Posting',
      hired: 2,
      people: 3,
      share: 2 / 3,
      usual: 0.5,
    });
  });

  it('name the skill that most open jobs require, however it is spelled', () => {
    const job = (skills: string[], status = 'Active', deadline: string | null = null) => ({
      skills,
      status,
      deadline,
    });
    const jobs = [
      job(['SQL', 'Kafka']),
      job(['sql']),
      job(['Kafka'], 'Closed'),
      job(['Kafka'], 'Active', '2026-06-01'),
    ];
    expect(insight('askedSkill', { jobs })).toEqual({ kind: 'askedSkill', skill: 'SQL', jobs: 2, open: 2 });
  });
});
