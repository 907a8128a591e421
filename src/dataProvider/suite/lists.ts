import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { DataProvider } from '../port.ts';
import {
  type As,
  addCandidate,
  byNumber,
  edit,
  fieldErrors,
  freshWord,
  idsOf,
  list,
  refusal,
} from './open.ts';

/** Lists over rows of this suite, identified by a unique word. */
export const lists = (as: As): void => {
  describe('pages and order', () => {
    const word = freshWord();
    let provider: DataProvider;
    let rows: Row[];
    const namesBy = async (...sort: [string, 'ASC' | 'DESC']) =>
      (await list(provider, 'candidates', { filter: { q: word }, sort })).data.map(({ name }) =>
        String(name).replace(` ${word}`, ''),
      );

    beforeAll(async () => {
      provider = await as('provider');
      rows = [];
      for (const [name, benchSince, experience] of [
        ['Zoé', '2026-02-01', 3],
        ['echo', null, 10],
        ['Élan', '2026-01-01', 9],
        ['alpha', null, 10],
        ['Beta', '2026-03-01', 1],
      ] as const)
        rows.push(await addCandidate(provider, { name: `${name} ${word}`, benchSince, experience }));
      rows = byNumber(rows);
    });

    test('a list has consecutive pages, each with the total', async () => {
      const page = (n: number) => list(provider, 'candidates', { filter: { q: word }, page: n, perPage: 2 });
      const pages = [await page(1), await page(2), await page(3), await page(4)];
      expect(pages.flatMap(idsOf)).toEqual(rows.map(({ id }) => id));
      expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
        [2, 5],
        [2, 5],
        [1, 5],
        [0, 5],
      ]);
    });

    test('a filtered list is counted up to a number if one is given, and always past its own page', async () => {
      const counted = async (countTo: number | undefined, page = 1) => {
        const { total, meta } = await provider.getList('candidates', {
          filter: { q: word },
          sort: { field: 'id', order: 'ASC' },
          pagination: { page, perPage: 2 },
          meta: { countTo },
        });
        return [total, meta];
      };
      expect(await counted(undefined)).toEqual([5, undefined]);
      expect(await counted(5)).toEqual([5, undefined]);
      expect(await counted(3)).toEqual([3, { more: true }]);
      expect(await counted(3, 2)).toEqual([4, { more: true }]);
      expect(await counted(3, 3)).toEqual([5, undefined]);
    });

    test.each([
      ['id', 'ASC'],
      ['id', 'DESC'],
      ['name', 'ASC'],
      ['name', 'DESC'],
      ['experience', 'ASC'],
      ['experience', 'DESC'],
      ['benchSince', 'ASC'],
      ['benchSince', 'DESC'],
    ] as const)(
      'pages after a row have the rows and the order of the list: by %s, %s',
      async (field, order) => {
        const asked = { filter: { q: word }, sort: { field, order } };
        const page = (perPage: number, after?: unknown) =>
          provider.getList<Row>('candidates', {
            ...asked,
            pagination: { page: 1, perPage },
            meta: { after },
          });
        const whole = idsOf(await page(10));
        for (const perPage of [1, 2, 3]) {
          const found: unknown[] = [];
          for (let after: unknown; found.length < whole.length; after = found.at(-1)) {
            const { data, total } = await page(perPage, after);
            found.push(...idsOf({ data }));
            expect([data.length > 0, total]).toEqual([true, whole.length]);
          }
          expect(found).toEqual(whole);
        }
        expect(idsOf(await page(2, whole.at(-1)))).toEqual([]);
      },
    );

    test.each(['name', 'rate', 'availableFrom'])(
      'so do those of masked candidates, which recruiters sort by %s',
      async (field) => {
        const recruiter = await as('recruiter');
        const page = (perPage: number, after?: unknown) =>
          recruiter.getList<Row>('candidates', {
            filter: { experience_gte: 8 },
            sort: { field, order: 'DESC' },
            pagination: { page: 1, perPage },
            meta: { after },
          });
        const whole = idsOf(await page(12));
        const first = idsOf(await page(5));
        const second = idsOf(await page(7, first.at(-1)));
        expect([whole.length, ...first, ...second]).toEqual([12, ...whole]);
      },
    );

    test('a page after a row is the same when rows before it were added and the row itself no longer matches', async () => {
      const own = freshWord();
      const [first, , third] = [
        await addCandidate(provider, { name: `Abe ${own}` }),
        await addCandidate(provider, { name: `Bea ${own}` }),
        await addCandidate(provider, { name: `Cas ${own}` }),
      ] as [Row, Row, Row];
      await addCandidate(provider, { name: `Aba ${own}` });
      const asked = {
        filter: { q: own, status: 'Available', id_neq: first.id },
        sort: { field: 'name', order: 'ASC' as const },
      };
      const pageAfter = (id: string) =>
        provider.getList<Row>('candidates', {
          ...asked,
          pagination: { page: 1, perPage: 5 },
          meta: { after: id },
        });
      expect((await pageAfter(first.id)).data.map(({ name }) => name)).toEqual([`Bea ${own}`, `Cas ${own}`]);
      expect((await pageAfter(third.id)).data).toEqual([]);
    });

    test.each([
      ['a row that does not exist', { after: 'BE-99999' }],
      ['a row of another company', { after: 'foreign' }],
      ['what is no id', { after: 7 }],
    ])('a page after %s is refused', async (_, { after }) => {
      const foreign = await addCandidate(await as('otherProvider'));
      const error = await refusal(
        provider.getList('candidates', {
          filter: {},
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage: 5 },
          meta: { after: after === 'foreign' ? foreign.id : after },
        }),
      );
      expect([error.status, fieldErrors(error)]).toEqual([400, ['after']]);
    });

    test('a second page cannot also be a page after a row', async () => {
      const error = await refusal(
        provider.getList('candidates', {
          filter: {},
          sort: { field: 'id', order: 'ASC' },
          pagination: { page: 2, perPage: 5 },
          meta: { after: rows[0]?.id },
        }),
      );
      expect([error.status, fieldErrors(error)]).toEqual([400, ['range']]);
    });

    test('texts are sorted alphabetically, ignoring case and accents', async () => {
      expect(await namesBy('name', 'ASC')).toEqual(['alpha', 'Beta', 'echo', 'Élan', 'Zoé']);
      expect(await namesBy('name', 'DESC')).toEqual(['Zoé', 'Élan', 'echo', 'Beta', 'alpha']);
    });

    /** Of these rows, which are equal in a field, in the order of a list by it. */
    const equals = (...names: string[]) =>
      rows.map(({ name }) => String(name).replace(` ${word}`, '')).filter((name) => names.includes(name));

    test('numbers are sorted by value, and equal rows by their number', async () => {
      const last = equals('echo', 'alpha');
      expect(await namesBy('experience', 'ASC')).toEqual(['Beta', 'Zoé', 'Élan', ...last]);
      expect(await namesBy('experience', 'DESC')).toEqual([...last, 'Élan', 'Zoé', 'Beta']);
    });

    test('empty values come last in ascending and first in descending order', async () => {
      const empty = equals('echo', 'alpha');
      expect(await namesBy('benchSince', 'ASC')).toEqual(['Élan', 'Zoé', 'Beta', ...empty]);
      expect(await namesBy('benchSince', 'DESC')).toEqual([...empty, 'Beta', 'Zoé', 'Élan']);
    });

    test('ids are sorted by number: 999 before 1000', async () => {
      const { data } = await list(await as('admin'), 'users', { page: 99, perPage: 12 });
      const numbers = data.map(({ id }) => Number(id.slice('USR-'.length)));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    });

    test.each([
      ['an unknown field', ['shoeSize', 'ASC']],
      ['a list', ['skills', 'ASC']],
      ['what has parts', ['skillUses', 'ASC']],
      ['anything up and down', ['name', 'SIDEWAYS']],
    ])('sorting by %s is refused', async (_, sort) => {
      const error = await refusal(list(provider, 'candidates', { sort: sort as ['name', 'ASC'] }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['sort']]);
    });

    test('a page of more than 1,000 rows is refused', async () => {
      const error = await refusal(list(provider, 'candidates', { perPage: 1001 }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['range']]);
    });
  });

  describe('filters', () => {
    const word = freshWord();
    let provider: DataProvider;
    const names = async (filter: Record<string, unknown>) =>
      (
        await list(provider, 'candidates', { filter: { q: word, ...filter }, sort: ['name', 'ASC'] })
      ).data.map(({ name }) => String(name).replace(` ${word}`, ''));

    beforeAll(async () => {
      provider = await as('provider');
      await addCandidate(provider, {
        name: `Ann ${word}`,
        skills: ['SQL', 'Go'],
        experience: 3,
        availableFrom: '2026-07-01',
      });
      await addCandidate(provider, { name: `Ben ${word}`, skills: ['SQL'], experience: 5, published: false });
      await addCandidate(provider, {
        name: `Cid ${word}`,
        skills: ['C++', 'Go'],
        experience: 8,
        availableFrom: '2026-08-01',
        availability: '2 weeks notice',
      });
    });

    test.each<[string, Record<string, unknown>, string[]]>([
      ['one value', { availability: 'Immediate' }, ['Ann', 'Ben']],
      ['any of several values', { experience: [3, 8, 99] }, ['Ann', 'Cid']],
      ['none of no values', { experience: [] }, []],
      ['yes or no', { published: false }, ['Ben']],
      ['an empty field', { availableFrom: null }, ['Ben']],
      ['an empty field or one value', { availableFrom: [null, '2026-08-01'] }, ['Ben', 'Cid']],
      ['a field that is not empty', { availableFrom_neq: null }, ['Ann', 'Cid']],
      ['all but one value, empty fields among them', { availableFrom_neq: '2026-07-01' }, ['Ben', 'Cid']],
      ['a range with its ends', { experience_gte: 3, experience_lte: 5 }, ['Ann', 'Ben']],
      ['a range without its ends', { experience_gt: 3, experience_lt: 8 }, ['Ben']],
      ['a range of dates, where empty fields are not', { availableFrom_gte: '2026-07-02' }, ['Cid']],
      ['one in a list', { skills: 'SQL' }, ['Ann', 'Ben']],
      ['several in a list, all of them', { skills: ['SQL', 'Go'] }, ['Ann']],
      ['several in a list, by name', { skills_inc: ['Go'] }, ['Ann', 'Cid']],
      ['several in a list, any of them', { skills_inc_any: ['C++', 'SQL'] }, ['Ann', 'Ben', 'Cid']],
      ['several fields at once', { skills: 'Go', experience_gt: 3 }, ['Cid']],
      ['nothing where undefined', { experience: undefined }, ['Ann', 'Ben', 'Cid']],
    ])('a filter supports %s', async (_, filter, found) => {
      expect(await names(filter)).toEqual(found);
    });

    test('a filter by skill supports the other names of each skill, those that the operator has mapped too', async () => {
      const place = freshWord();
      const own = freshWord();
      const recruiter = await as('recruiter');
      const add = (name: string, skills: string[]) =>
        addCandidate(provider, { name, skills, location: place });
      await add('Ann', ['Kubernetes', 'ReactJS']);
      await add('Ben', ['k8s']);
      await add('Cid', [own, 'React Native']);
      const found = async (filter: Record<string, unknown>) =>
        (
          await list(recruiter, 'candidates', {
            filter: { location: place, ...filter },
            sort: ['name', 'ASC'],
          })
        ).data.map(({ name }) => name);
      expect(await found({ skills_inc_any: ['K8s'] })).toEqual(['Ann', 'Ben']);
      expect(await found({ skills: 'kubernetes' })).toEqual(['Ann', 'Ben']);
      expect(await found({ skills_inc: ['k8s', 'React'] })).toEqual(['Ann']);
      expect(await found({ skills_inc_any: [own] })).toEqual(['Cid']);
      await recruiter.recommend({ criteria: { skills: [{ name: own }] } });
      const admin = await as('admin');
      const [queued] = (await list(admin, 'unknownSkills', { filter: { q: own } })).data;
      await edit(admin, 'unknownSkills', queued as Row, { status: 'Mapped', skill: 'kubernetes' });
      expect(await found({ skills_inc_any: ['k8s'] })).toEqual(['Ann', 'Ben', 'Cid']);
      expect(await found({ skills_inc_any: [own] })).toEqual(['Ann', 'Ben', 'Cid']);
    });

    test('candidates are filtered by rate in a currency, first day and country', async () => {
      const word = freshWord();
      const recruiter = await as('recruiter');
      const add = (name: string, columns: object) =>
        addCandidate(provider, { name: `${name} ${word}`, availableFrom: null, ...columns });
      await add('Ann', { rate: 9000, location: 'Austin, United States' });
      await add('Ben', { rate: 9001, location: 'Lyon, France', availability: '1 month notice' });
      await add('Cid', { rate: 100, currency: 'EUR', location: 'France', availableFrom: '2099-01-01' });
      const found = async (filter: Record<string, unknown>) =>
        (
          await list(recruiter, 'candidates', { filter: { q: word, ...filter }, sort: ['name', 'ASC'] })
        ).data.map(({ name }) => String(name).slice(0, 3));
      expect(await found({ rateUpTo: 9000, rateCurrency: 'USD' })).toEqual(['Ann']);
      expect(await found({ rateUpTo: 9000, rateCurrency: 'EUR' })).toEqual(['Cid']);
      expect(await found({ country: 'France' })).toEqual(['Ben', 'Cid']);
      expect(await found({ country: 'Austin' })).toEqual([]);
      // Three days after the day of the tests.
      expect(await found({ freeBy: '2026-06-18' })).toEqual(['Ann']);
      expect(await found({ freeBy: '2098-12-31' })).toEqual(['Ann', 'Ben']);
      expect(await found({ freeBy: '2099-01-01', country: 'France' })).toEqual(['Ben', 'Cid']);
      const fields = async (filter: Record<string, unknown>) => fieldErrors(await refusal(found(filter)));
      expect(await fields({ rateUpTo: 9000 })).toEqual(['rateCurrency']);
      expect(await fields({ rateUpTo: 'cheap', rateCurrency: 'USD' })).toEqual(['rateUpTo']);
      expect(await fields({ freeBy: '2026-02-30' })).toEqual(['freeBy']);
      expect(await fields({ country: ['France'] })).toEqual(['country']);
    });

    test.each<[string, string, unknown]>([
      ['an unknown field', 'shoeSize', 44],
      ['an operator that is none', 'experience_between', 3],
      ['a number of a text', 'experience', 'three'],
      ['a fraction of a whole number', 'experience', 2.5],
      ['a day that is none', 'availableFrom', '2026-02-30'],
      ['an object', 'name', { $ne: '' }],
      ['a range of a list', 'skills_gte', 'A'],
      ['a range of several values', 'experience_gte', [1, 2]],
      ['what every object has', '__proto__x', 1],
      ['what every object has,', 'constructor', 1],
    ])('a filter by %s is refused by name', async (_, field, value) => {
      const error = await refusal(list(provider, 'candidates', { filter: { [field]: value } }));
      expect([error.status, error.body.code, fieldErrors(error)]).toEqual([400, 'row.invalid', [field]]);
    });
  });

  describe('the text search', () => {
    const word = freshWord();
    let provider: DataProvider;
    const finds = async (q: string) =>
      (await list(provider, 'candidates', { filter: { q, location: word }, sort: ['name', 'ASC'] })).data.map(
        ({ name }) => name,
      );

    beforeAll(async () => {
      provider = await as('provider');
      await addCandidate(provider, {
        name: 'Éva Németh',
        title: 'Data Engineer',
        skills: [],
        location: word,
      });
      await addCandidate(provider, {
        name: "Pat O'Neil 100%",
        title: 'a_b\\c "quoted"',
        skills: ['Node.js', 'C++ (17)'],
        location: word,
      });
    });

    const both = ['Éva Németh', "Pat O'Neil 100%"];
    test.each<[string, string, string[]]>([
      ['the beginning of a name', 'Pat', ["Pat O'Neil 100%"]],
      ['the middle of a title, whatever its case', 'TA ENG', ['Éva Németh']],
      ['accented letters, whatever their case', 'éVA nÉM', ['Éva Németh']],
      ['any one skill', 'node.JS', ["Pat O'Neil 100%"]],
      ['a per cent sign as it stands', '100%', ["Pat O'Neil 100%"]],
      ['not anything for a per cent sign', '%th', []],
      ['an underscore as it stands', 'a_b', ["Pat O'Neil 100%"]],
      ['not any letter for an underscore', '_va', []],
      ['a backslash as it stands', 'b\\c', ["Pat O'Neil 100%"]],
      ['quotes as they stand', `o'neil`, ["Pat O'Neil 100%"]],
      ['a phrase in double quotes', '"data engineer"', ['Éva Németh']],
      ['no phrase whose words stand apart', '"Data Németh"', []],
      ['signs of a pattern as they stand', 'c++', ["Pat O'Neil 100%"]],
      ['not any letter for a dot', 'node?js', []],
      ['a text without the blanks around it', '  németh ', ['Éva Németh']],
      ['everything where it is empty', '   ', both],
      ['two words of different fields', 'engineer németh', ['Éva Németh']],
      ['either of two words', 'németh OR c++', both],
      ['what two of three words have in common', '(data OR node.js) AND engineer', ['Éva Németh']],
      ['those without a word', '-node.js', ['Éva Németh']],
      ['a skill by another name', 'nodejs', ["Pat O'Neil 100%"]],
      ['those without a skill by another name', '-nodejs', ['Éva Németh']],
      ['those without either of two', 'NOT (data AND engineer) NOT 50%', ["Pat O'Neil 100%"]],
      ['those whose empty field lacks a word', '-"node.js" OR o\'neil', both],
      ['operators in small letters as words', 'data or engineer', []],
      ['not two skills run together', 'Node.jsC++', []],
      ['nothing in fields that it does not look into', word, []],
    ])('finds %s', async (_, q, found) => {
      expect(await finds(q)).toEqual(found);
    });

    test.each([
      ['a number', 7],
      ['more than 200 characters', 'x'.repeat(201)],
      ['a null character', 'a\u0000b'],
      ['an open quotation mark', 'java "spring'],
      ['an operator without a word', 'java OR'],
    ])('refuses %s', async (_, q) => {
      const error = await refusal(list(provider, 'candidates', { filter: { q } }));
      expect([error.status, fieldErrors(error)]).toEqual([400, ['q']]);
    });
  });

  describe('a name with accents and apostrophes', () => {
    const word = freshWord();
    const named = 'Štěpán O’Neill Łukasz Nguyễn Straße';
    beforeAll(async () => {
      await addCandidate(await as('provider'), { name: named, title: 'Tester', skills: [], location: word });
      const { create } = await as('recruiter');
      await create('talentPools', { data: { name: `${named} ${word}` } });
    });

    test.each([
      "stepan o'neill lukasz nguyen strasse",
      'strasse LUKASZ oneill',
      'STRASSE ŠTĚPÁN',
      'ＮＧＵＹＥＮ oʼneill',
      'S\u030Cte\u030Cpa\u0301n\u00A0\u200BNguyễn',
    ])('is found by %s', async (q) => {
      const candidates = await list(await as('provider'), 'candidates', { filter: { q, location: word } });
      expect(candidates.data.map(({ name }) => name)).toEqual([named]);
      const pools = await list(await as('recruiter'), 'talentPools', { filter: { q: `${word} ${q}` } });
      expect(pools.data.map(({ name }) => name)).toEqual([`${named} ${word}`]);
    });

    test('is not found by another name', async () => {
      const q = `${word} stefan`;
      expect((await list(await as('recruiter'), 'talentPools', { filter: { q } })).data).toEqual([]);
    });
  });
};
