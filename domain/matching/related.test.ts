import { describe, expect, it } from 'vitest';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { criteriaSchema } from './criteria.ts';
import { readNeed } from './need.ts';
import type { MatchCandidate } from './profile.ts';
import { reasonText } from './reasonText.ts';
import { learnRelated } from './related.ts';
import { dictionary, knowledge, needFor, profileOf, scoreOf, today } from './testing/world.ts';

const idOf = (name: string) => normaliseSkill(name, dictionary).id;
const creditOf = (asked: string, held: string) =>
  knowledge.related.to(idOf(asked)).find(([skill]) => skill === idOf(held))?.[1] ?? 0;
const pointsFor = (asked: string[], held: string[]) =>
  scoreOf(needFor({ skills: asked.map((name) => ({ name })) }), { id: 'c', skills: held })
    .reasons.filter(({ part }) => part === 'skills')
    .map(reasonText);

describe('a skill that includes another', () => {
  it.each([
    ['Python', 'Django'],
    ['Kubernetes', 'EKS'],
    ['AWS', 'EKS'],
    ['Java', 'Spring Boot'],
    ['Spring', 'Spring Boot'],
    ['SAP', 'SAP S/4HANA'],
    ['SAP', 'ABAP'],
    ['Kubernetes', 'OpenShift'],
    ['React', 'Next.js'],
    ['JavaScript', 'Next.js'],
    ['CI/CD', 'Jenkins'],
    ['Spark', 'Databricks'],
    ['SQL', 'dbt'],
  ])('counts for more than half: %s by %s', (asked, held) => {
    expect(creditOf(asked, held)).toBeGreaterThan(500);
    expect(creditOf(held, asked)).toBeLessThanOrEqual(500);
  });

  it('counts for each skill that it includes, and the reasons say so', () => {
    expect(pointsFor(['Java', 'Spring'], ['Spring Boot'])).toEqual([
      expect.stringMatching(/^Java: known from Spring Boot \+\d+$/),
      expect.stringMatching(/^Spring: known from Spring Boot \+\d+$/),
    ]);
  });
});

describe('a skill that is like another', () => {
  it.each([
    ['AWS', 'Azure'],
    ['React', 'Angular'],
    ['PyTorch', 'TensorFlow'],
    ['MySQL', 'PostgreSQL'],
    ['Kafka', 'RabbitMQ'],
    ['Tableau', 'Power BI'],
  ])('counts for at most half if it replaces it: %s and %s', (asked, held) => {
    expect(creditOf(asked, held)).toBeGreaterThan(250);
    expect(creditOf(asked, held)).toBeLessThanOrEqual(500);
  });

  it.each([
    ['Kubernetes', 'Terraform'],
    ['Go', 'Kafka'],
    ['Go', 'Terraform'],
    ['C++', 'Java'],
    ['React', 'TypeScript'],
    ['React', 'Node.js'],
  ])('counts for nothing if it only stands beside it: %s and %s', (asked, held) => {
    expect(creditOf(asked, held)).toBe(0);
    const together = Array.from({ length: 30 }, (_, at) =>
      profileOf({ id: `c${at}`, skills: [asked, held] }),
    );
    const learnt = learnRelated(together, dictionary).to(idOf(asked));
    expect(learnt.find(([skill]) => skill === idOf(held))).toBeUndefined();
  });

  it('counts for one of the required skills, and not if it is required itself', () => {
    const said = pointsFor(['React', 'Angular', 'Kubernetes'], ['Vue.js']);
    expect(said.filter((one) => one.includes('has related skill Vue.js'))).toHaveLength(1);
    const both = pointsFor(['React', 'Vue.js'], ['Vue.js']);
    expect(both).toContainEqual(expect.stringMatching(/^React missing/));
  });
});

describe('skills that the market lists together and nobody has placed', () => {
  const alike = { id: 'c', skills: ['Loom setting', 'Warp winding', 'Weft winding'] };
  const others = Array.from({ length: 4 }, (_, at) => ({ id: `o${at}`, skills: [`Trade ${at}`] }));
  const learnFrom = (candidates: MatchCandidate[]) => learnRelated(candidates.map(profileOf), dictionary);

  it('need two candidates, and count for more the more there are', () => {
    const creditAfter = (count: number) =>
      learnFrom([...others, ...Array.from({ length: count }, (_, at) => ({ ...alike, id: `c${at}` }))]).to(
        'loom setting',
      )[0]?.[1] ?? 0;
    expect(creditAfter(1)).toBe(0);
    expect(creditAfter(2)).toBe(500);
    const rare = Array.from({ length: 6 }, (_, at) => ({ id: `r${at}`, skills: ['Loom setting'] }));
    const sometimes = learnFrom([...rare, alike, { ...alike, id: 'd' }]).to('loom setting')[0]?.[1] ?? 0;
    expect(sometimes).toBe(400);
  });

  it('count for each of the required skills', () => {
    const related = learnFrom([alike, { ...alike, id: 'd' }]);
    const asked = ['Loom setting', 'Warp winding'].map((name) => ({ name }));
    const need = readNeed(
      criteriaSchema.parse({ skills: asked }),
      { size: 1000, holders: () => 100, rarest: () => [], usualTextSize: () => 0 },
      { ...knowledge, related },
      today,
    );
    const missing = (skills: string[]) =>
      scoreOf(need, { id: 'e', skills }).reasons.filter(({ kind }) => kind === 'skillMissing');
    expect(missing(['Weft winding'])).toEqual([]);
    expect(missing(['Warp winding'])).toEqual([]);
    expect(missing(['Trade 1'])).toHaveLength(2);
  });
});

describe('a name that nobody knows', () => {
  it('weighs no more than the median of the others', () => {
    const names = ['Kubernetes', 'Terraform', 'promethius'];
    const weights = needFor({ skills: names.map((name) => ({ name })) }, (skill) =>
      skill === 'promethius' ? 0 : 100,
    ).skills.map(({ weight }) => weight);
    expect(new Set(weights).size).toBe(1);
  });
});
