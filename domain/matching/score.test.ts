import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTitleBook } from '../titles/titleBook.ts';
import { applyRaise } from './raises.ts';
import { reasonText } from './reasonText.ts';
import { scoreProfile } from './score.ts';
import { likenessIn } from './scoreParts.ts';
import {
  anyCandidate,
  anyCriteria,
  anySkill,
  needFor,
  profileOf,
  scoreOf,
  skillNames,
  space,
} from './testing/world.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const oneCandidate = anyCandidate('c');

describe('a match score', () => {
  it('is between 0 and 100, and its reasons add up to it', () => {
    fc.assert(
      fc.property(anyCriteria, oneCandidate, (criteria, candidate) => {
        const { score, fit, logistics, reasons } = scoreOf(needFor(criteria), candidate);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(fit + logistics).toBe(score);
        expect(sum(reasons.map(({ points }) => points))).toBe(score);
        const ofFit = reasons.filter(({ part }) => part !== 'availability' && part !== 'responsiveness');
        expect(sum(ofFit.map(({ points }) => points))).toBe(fit);
        for (const { points, of } of reasons) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(of);
        }
      }),
    );
  });

  it('has reasons that add up to it when a long skill list lowers a title without criteria', () => {
    const weights = { skills: 0, experience: 86, title: 37, availability: 12, responsiveness: 81 };
    const need = needFor({ skills: [{ name: 'Docker', must: false, years: null }], weights });
    const skills = Array.from({ length: 130 }, (_, at) => `Trade ${at}`);
    const { score, reasons } = scoreOf(need, { id: 'c', title: 'Data Scientist', skills });
    expect(sum(reasons.map(({ points }) => points))).toBe(score);
  });

  it('never drops when one more required skill is added', () => {
    fc.assert(
      fc.property(anyCriteria, oneCandidate, anySkill, fc.nat(), (criteria, candidate, skill, which) => {
        fc.pre(criteria.skills.length > 0);
        const { name } = criteria.skills[which % criteria.skills.length] as { name: string };
        const need = needFor(criteria);
        const more = { ...candidate, skills: [...candidate.skills, { ...skill, years: null, name }] };
        expect(scoreOf(need, more).exact).toBeGreaterThanOrEqual(scoreOf(need, candidate).exact);
      }),
    );
  });

  it('has at most ten points for criteria of plugins, taken from the other parts of Fit in proportion', () => {
    const title = 'Nurse';
    const skills = [{ name: 'Go' }];
    const added = ['Go', 'React'].map((value) => ({ criterion: 'tested', value, points: 8 }));
    const plain = needFor({ title, skills });
    const more = needFor({ title, skills, added });
    expect(plain).not.toHaveProperty('added');
    expect(plain.weights).toEqual({
      ...{ skills: 60_000, experience: 0, title: 20_000 },
      ...{ availability: 12_000, responsiveness: 8000 },
    });
    expect(more.weights).toEqual({ ...plain.weights, skills: 52_500, title: 17_500, added: 10_000 });
    expect(more.added?.map(({ weight }) => weight)).toEqual([5000, 5000]);
    const candidate = { id: 'c', title, skills: ['Go'], addedFacts: ['tested:Go'] };
    const { reasons } = scoreOf(more, candidate);
    expect(reasons.filter(({ part }) => part === 'added').map(({ points, of }) => [points, of])).toEqual([
      [5, 5],
      [0, 5],
    ]);
  });

  it('takes no points for criteria of plugins where Fit has none', () => {
    const weights = { skills: 0, experience: 0, title: 0, availability: 1, responsiveness: 1 };
    const added = [{ criterion: 'tested', value: 'Go', points: 8 }];
    expect(needFor({ added, weights })).toEqual(needFor({ weights }));
  });

  it('never drops with more years or earlier availability', () => {
    fc.assert(
      fc.property(anyCriteria, oneCandidate, fc.nat(30), fc.nat(90), (criteria, candidate, years, days) => {
        fc.pre(candidate.experience !== null && candidate.availableFrom !== null);
        const need = needFor(criteria);
        const before = scoreOf(need, candidate).exact;
        const older = { ...candidate, experience: (candidate.experience ?? 0) + years };
        const free = new Date(Date.parse(candidate.availableFrom ?? '') - days * 86_400_000).toISOString();
        expect(scoreOf(need, older).exact).toBeGreaterThanOrEqual(before);
        expect(scoreOf(need, { ...candidate, availableFrom: free }).exact).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('does not depend on the order of lists', () => {
    fc.assert(
      fc.property(anyCriteria, oneCandidate, (criteria, candidate) => {
        const turned = { ...criteria, skills: criteria.skills.toReversed() };
        const other = { ...candidate, skills: candidate.skills.toReversed() };
        expect(scoreOf(needFor(turned), other)).toEqual(scoreOf(needFor(criteria), candidate));
      }),
    );
  });

  it('does not depend on name, photo, email, gender, age, nationality or address', () => {
    const private_ = {
      name: 'A',
      photo: 'x',
      email: 'a@b.c',
      gender: 'f',
      age: 60,
      nationality: 'FR',
      address: 'x',
    };
    fc.assert(
      fc.property(anyCriteria, oneCandidate, (criteria, candidate) => {
        const need = needFor(criteria);
        const known = { ...candidate, ...private_, location: 'Elsewhere' };
        expect(scoreOf(need, known)).toEqual(scoreOf(need, candidate));
      }),
    );
  });

  it('does not depend on which name of a skill is used', () => {
    const other = new Map([
      ['React', 'react.js'],
      ['Vue.js', 'VueJS'],
      ['TypeScript', 'ts'],
      ['JavaScript', 'JS'],
      ['Go', 'golang'],
      ['Kubernetes', 'k8s'],
      ['PostgreSQL', 'postgres'],
    ]);
    const swap = (name: string) => other.get(name) ?? name;
    fc.assert(
      fc.property(anyCriteria, oneCandidate, (criteria, candidate) => {
        const skills = candidate.skills.map((skill) =>
          typeof skill === 'string' ? swap(skill) : { ...skill, name: swap(skill.name) },
        );
        const swapped = {
          ...criteria,
          skills: criteria.skills.map((one) => ({ ...one, name: swap(one.name) })),
        };
        expect(scoreOf(needFor(swapped), { ...candidate, skills })).toEqual(
          scoreOf(needFor(criteria), candidate),
        );
      }),
    );
  });

  it('is never higher for a related skill than for the required one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...skillNames),
        fc.constantFrom(...skillNames),
        anySkill,
        (asked, related, skill) => {
          const need = needFor({ skills: [{ name: asked }] });
          const withOne = (name: string) => scoreOf(need, { id: 'c', skills: [{ ...skill, name }] }).exact;
          expect(withOne(related)).toBeLessThanOrEqual(withOne(asked));
        },
      ),
    );
  });

  it('with a thousand required skills checks each relation only a few times', () => {
    const asked = Array.from({ length: 1000 }, (_, n) => ({ name: `Rarity ${n}` }));
    const need = needFor({ skills: asked, experience: { min: 5 } });
    let looks = 0;
    const skills = need.skills.map((skill) => ({
      ...skill,
      get related() {
        looks++;
        return skill.related;
      },
    }));
    const { raises } = scoreOf(
      { ...need, skills },
      {
        id: 'c',
        skills: [{ name: 'Rarity 7' }],
        experience: 1,
      },
    );
    expect(raises.map(({ kind }) => kind)).toEqual(['experience']);
    expect(looks).toBeLessThan(10 * need.skills.length);
  });

  it('keeps the years of a skill that gets a newer date', () => {
    const need = needFor({ skills: [{ name: 'TypeScript' }, { name: 'JavaScript', years: 1 }] });
    const profile = profileOf({ id: 'c', skills: [{ name: 'TypeScript', years: 1, lastUsed: '2023' }] });
    const likenessOf = likenessIn(need, makeTitleBook(space));
    const dated = scoreProfile(need, profile, likenessOf).raises.find(({ kind }) => kind === 'dateSkill');
    expect(dated).toBeDefined();
    const raised = applyRaise(profile, dated as NonNullable<typeof dated>, need);
    expect(raised.holdings).toMatchObject([{ years: 1 }]);
    expect(scoreProfile(need, raised, likenessOf).score).toBe(dated?.score);
  });

  it('rises to exactly the predicted value if a skill of unknown years also answers one that asks for more', () => {
    const need = needFor({
      skills: [
        { name: 'JavaScript', years: 3 },
        { name: 'Vue.js', years: 1 },
      ],
    });
    const profile = profileOf({ id: 'c', skills: [{ name: 'Vue.js', lastUsed: '2025-12' }] });
    const likenessOf = likenessIn(need, makeTitleBook(space));
    const { raises } = scoreProfile(need, profile, likenessOf);
    const vue = raises.find(({ params }) => params.skill === 'Vue.js');
    expect(vue?.params.years).toBe(3);
    for (const raise of raises)
      expect(scoreProfile(need, applyRaise(profile, raise, need), likenessOf).score).toBe(raise.score);
  });

  it('rises to exactly the predicted value if a confirmed skill of unknown years also answers one that asks for more', () => {
    const need = needFor({
      skills: [
        { name: 'JavaScript', years: 3 },
        { name: 'React', years: 1 },
      ],
    });
    const profile = profileOf({
      id: 'c',
      skills: [
        { name: 'React', lastUsed: '2025-12', confirmed: '2026-01-15' },
        { name: 'TypeScript', years: 2, lastUsed: '2025-12' },
        ...Array.from({ length: 35 }, (_, at) => `Trade ${at}`),
      ],
    });
    const likenessOf = likenessIn(need, makeTitleBook(space));
    const { raises } = scoreProfile(need, profile, likenessOf);
    expect(raises.find(({ params }) => params.skill === 'React')?.params.years).toBe(3);
    for (const raise of raises)
      expect(scoreProfile(need, applyRaise(profile, raise, need), likenessOf).score).toBe(raise.score);
  });

  it('rises when the candidate meets another criterion of a plugin', () => {
    const added = ['Go', 'React'].map((value) => ({ criterion: 'tested', value, points: 5 }));
    const need = needFor({ title: 'React Developer', added });
    const profile = profileOf({ id: 'c', title: 'React Developer', addedFacts: ['tested:Go'] });
    const { score, raises } = scoreProfile(need, profile, likenessIn(need, makeTitleBook(space)));
    expect(raises).toEqual([
      {
        kind: 'addFact',
        params: { criterion: 'tested', value: 'React', fact: 'tested:React' },
        score: score + 5,
        gain: 5,
      },
    ]);
  });

  it('rises to exactly the predicted value', () => {
    fc.assert(
      fc.property(anyCriteria, oneCandidate, (criteria, candidate) => {
        const need = needFor(criteria);
        const profile = profileOf(candidate);
        const likenessOf = likenessIn(need, makeTitleBook(space));
        const { score, raises } = scoreProfile(need, profile, likenessOf);
        for (const raise of raises) {
          expect(scoreProfile(need, applyRaise(profile, raise, need), likenessOf).score).toBe(raise.score);
          expect(raise.score - score).toBe(raise.gain);
          expect(raise.gain).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is defined for empty, huge and unusual input', () => {
    const long = 'x'.repeat(10_000);
    const strange = ["'; DROP TABLE users; --", '<script>alert(1)</script>', '👩‍💻', '', '   ', long];
    const need = needFor({ title: long, skills: strange.map((name) => ({ name })) });
    const huge = { id: 'c', title: long, skills: Array.from({ length: 6000 }, (_, at) => `skill ${at}`) };
    for (const candidate of [{ id: 'c' }, huge, { id: 'c', skills: strange }]) {
      const { score, reasons } = scoreOf(need, candidate);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(sum(reasons.map(({ points }) => points))).toBe(score);
    }
    expect(scoreOf(needFor({}), { id: 'c' }).score).toBe(96);
  });

  it('is the same for a need that was stored and loaded', () => {
    fc.assert(
      fc.property(anyCriteria, oneCandidate, (criteria, candidate) => {
        const need = needFor(criteria);
        expect(scoreOf(JSON.parse(JSON.stringify(need)), candidate)).toEqual(scoreOf(need, candidate));
      }),
    );
  });
});

describe('match reasons', () => {
  const need = needFor({
    skills: [{ name: 'Kubernetes', must: true }, { name: 'React' }, { name: 'Terraform' }],
    experience: { min: 5 },
    startBy: '2025-10-15',
  });

  it('name skills that match, are related and are missing, with points', () => {
    const { reasons } = scoreOf(need, {
      id: 'c',
      skills: [{ name: 'k8s', lastUsed: '2025-12' }, 'Vue.js'],
      experience: 8,
      availableFrom: '2025-11-01',
    });
    const said = reasons.map(reasonText);
    expect(said).toContainEqual(expect.stringMatching(/^Kubernetes \+\d+$/));
    expect(said).toContainEqual(expect.stringMatching(/^React: has related skill Vue\.js \+\d$/));
    expect(said).toContainEqual(expect.stringMatching(/^Terraform missing, 0 of \d+$/));
    expect(said).toContain('available Nov 1, 2025 (needed by Oct 15, 2025) +8 of 12');
  });

  it('name missing data, and that it gets half points', () => {
    const said = scoreOf(need, { id: 'c', skills: ['React'] }).reasons.map(reasonText);
    expect(said).toContainEqual(
      expect.stringMatching(/^experience not stated \(5 years wanted\): half points, \+10 of 20$/),
    );
    expect(said).toContain('availability not stated (needed by Oct 15, 2025): half points, +6 of 12');
    expect(said).toContain('new provider: half points, +4 of 8');
  });

  it('say when a skill was only found in a text', () => {
    const said = scoreOf(need, { id: 'c', text: 'Runs Kubernetes in production.' }).reasons.map(reasonText);
    expect(said).toContainEqual(expect.stringMatching(/^Kubernetes \(found in profile text\) \+\d+$/));
  });
});
