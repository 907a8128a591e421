import { describe, expect, it } from 'vitest';
import { createWorld } from '../../fixtures/index.ts';
import { metaOf } from '../contract/fields.ts';
import type { Interviewer } from '../contract/hiring/interviewers.ts';
import { type NounName, nounNames, nounOf } from '../contract/index.ts';
import { metaOfField, type Row } from '../contract/noun.ts';
import { planErasure, type RowQuery } from './erasure.ts';
import { ownRow } from './ownRow.ts';
import { gather } from './personalData.ts';
import { auditEraseModes, namesNobody, personalDataPlaces } from './personalDataPlaces.ts';
import { type PersonNoun, personNouns } from './personNouns.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const world: Record<PersonNoun | 'companies', Row[]> & Partial<Record<NounName, Row[]>> = createWorld(now);
const rowWith = (id: string, columns: object): Row => ({
  id,
  version: 1,
  createdAt: '',
  updatedAt: '',
  ...columns,
});
const finds = ({ how, values }: RowQuery, value: unknown) =>
  how === 'is'
    ? values.includes(String(value))
    : how === 'among'
      ? values.some((word) => (value as string[]).includes(word))
      : how === 'people'
        ? (value as Interviewer[]).some(
            ({ name, email }) => values.includes(name) || values.includes(String(email)),
          )
        : values.some((word) => String(value).includes(word));
const planned = (noun: PersonNoun, person: Row, rows: Partial<Record<NounName, Row[]>> = world) =>
  planErasure(
    noun,
    person,
    async (look) => (rows[look.noun] ?? []).filter((row) => finds(look, row[look.field])),
    now,
  );

/** Texts written by people or the store: neither enum values nor ids. */
const wordsOf = (noun: NounName) =>
  Object.entries(nounOf(noun).fields)
    .filter(([, schema]) => {
      const { column, values, references } = metaOf(schema);
      return ['text', 'text[]', 'jsonb'].includes(column) && !values && !references;
    })
    .map(([field]) => field);

describe('an erasure plan', () => {
  it.each(personNouns)('covers every field of %s', (noun) => {
    expect(Object.keys(ownRow[noun]).sort()).toEqual(Object.keys(nounOf(noun).fields).sort());
  });

  it('covers every text of every noun that names a person, so that a new one cannot be forgotten', () => {
    const undecided = nounNames
      .filter((noun) => !personNouns.includes(noun as PersonNoun) && !namesNobody.includes(noun))
      .flatMap((noun) => {
        const told = personalDataPlaces().filter((place) => place.noun === noun);
        const audited = noun === 'auditLogs' ? Object.keys(auditEraseModes) : [];
        const decided = new Set([...audited, ...told.flatMap(({ fields = {} }) => Object.keys(fields))]);
        const goes = told.some(({ removed, holds }) => removed === true && holds !== 'name');
        return goes
          ? []
          : wordsOf(noun)
              .filter((field) => !decided.has(field))
              .map((field) => `${noun}.${field}`);
      });
    expect(undecided).toEqual([]);
  });

  it('covers every noun that refers to a person', () => {
    const referring = nounNames.flatMap((from) =>
      Object.entries(nounOf(from).fields)
        .filter(([, schema]) => personNouns.includes(metaOf(schema).references as PersonNoun))
        .map(([field]) => [from, field] as const),
    );
    const forgotten = referring.filter(
      ([noun, field]) =>
        noun !== 'auditLogs' &&
        !personalDataPlaces().some((place) => place.noun === noun && place.by === field),
    );
    expect(forgotten).toEqual([]);
    expect(referring.filter(([noun]) => namesNobody.includes(noun))).toEqual([]);
  });

  it.each(personNouns)('leaves no personal data of %s in the rows it writes', async (noun) => {
    for (const person of world[noun].slice(20, 24)) {
      const { changed } = await planned(noun, person);
      const own = { ...person, ...changed[0]?.values };
      expect(own).toMatchObject({ id: person.id, companyId: person.companyId, erasedAt: now.toISOString() });
      const left = JSON.stringify(changed.map(({ row, values }) => ({ ...row, ...values })));
      for (const word of [person.fullName ?? person.name, person.email, person.phone])
        if (word) expect(left).not.toContain(word);
    }
  });

  it('gives the erased row valid values', async () => {
    for (const noun of personNouns) {
      const person = world[noun][30] as Row;
      const { changed } = await planned(noun, person);
      for (const { noun: of, row, values } of changed)
        expect(nounOf(of).schema.safeParse({ ...row, ...values }).error?.issues).toBeUndefined();
    }
  });

  it('matches names only in rows of the person’s own company', async () => {
    const person = world.users.find(({ companyId }) => companyId === 'CO-002') as Row;
    const named = (id: string, companyId: string) =>
      rowWith(id, { companyId, name: 'X', interviewer: person.fullName });
    const { changed } = await planned('users', person, {
      pipelineEntries: [named('PE-001', 'CO-002'), named('PE-002', 'CO-003')],
    });
    expect(changed.slice(1).map(({ row, values }) => [row.id, values])).toEqual([
      ['PE-001', { interviewer: `Erased person ${person.id}` }],
    ]);
  });

  it('removes a person from the panel of an interview, by address anywhere and by name in their own company', async () => {
    const person = world.users.find(({ companyId }) => companyId === 'CO-002') as Row;
    const { fullName: name, email } = person as Row & { fullName: string; email: string };
    const other = { name: 'Kim Osei', email: 'kim@corvane.example' };
    const namesake = { name, email: 'namesake@corvane.example' };
    const on = (id: string, companyId: string, ...panel: Interviewer[]) =>
      rowWith(id, { companyId, interviewer: 'Lee', interviewerEmail: null, panel });
    const { changed } = await planned('users', person, {
      interviews: [
        on('IV-001', 'CO-002', other, { name, email: null }),
        on('IV-002', 'CO-003', { name: 'As they sign', email }, other),
        on('IV-003', 'CO-003', { name, email: null }),
        on('IV-004', 'CO-002', namesake),
      ],
    });
    const gone = { name: `Erased person ${person.id}`, email: null };
    expect(changed.slice(1).map(({ row, values }) => [row.id, values])).toEqual([
      ['IV-001', { panel: [other, gone] }],
      ['IV-002', { panel: [gone, other] }],
    ]);
  });

  it('closes open matters of a candidate, and keeps completed ones unchanged', async () => {
    const person = world.candidates[0] as Row;
    const application = (id: string, status: string) =>
      rowWith(id, { candidateId: person.id, name: person.name, title: 'T', status, decided: null });
    const { changed } = await planned('candidates', person, {
      applications: [application('APP-001', 'Received'), application('APP-002', 'Declined')],
    });
    expect(changed[1]?.values).toMatchObject({ status: 'Withdrawn', decided: '2026-06-15' });
    expect(changed[2]?.values).not.toHaveProperty('status');
  });

  it('keeps accounting records: no amount, date or reference of another row is changed', async () => {
    const kinds = ['bigint', 'integer'];
    const amounts = personalDataPlaces().flatMap(({ noun, fields = {} }) =>
      Object.entries(fields)
        .filter(([field]) => kinds.includes(metaOfField(nounOf(noun), field).column))
        .filter(([, mode]) => mode !== 'kept')
        .map(([field]) => `${noun}.${field}`),
    );
    expect(amounts).toEqual(['pipelineEntries.experience', 'pipelineEntries.matchScore']);
    expect(namesNobody).toEqual(expect.arrayContaining(['invoices', 'transactions', 'subscriptions']));
  });
});

describe('the export of personal data', () => {
  const findRows =
    (rows: Partial<Record<NounName, Row[]>> = world) =>
    async (look: RowQuery) =>
      (rows[look.noun] ?? []).filter((row) => finds(look, row[look.field]));

  it.each(personNouns)('contains exactly the rows of %s that an erasure finds', async (noun) => {
    const idsOf = (rows: { noun: NounName; row: Row }[]) =>
      [...new Set(rows.map(({ noun: from, row }) => `${from} ${row.id}`))].sort();
    for (const person of world[noun].slice(0, 30)) {
      const { changed, removed, kept } = await planned(noun, person);
      const told = await gather(noun, person, findRows(), now);
      const exported = told
        .filter(({ noun: from }) => from !== 'auditLogs')
        .flatMap(({ noun: from, rows }) => rows.map((row) => ({ noun: from, row })));
      expect(idsOf(exported)).toEqual(idsOf([...changed.slice(1), ...removed, ...kept]));
    }
  });

  it('covers the same nouns as an erasure', async () => {
    for (const noun of personNouns) {
      const asked = new Set<NounName>();
      const person = {
        ...(world[noun][0] as Row),
        email: 'ada@engines.example',
        fullName: 'Ada Byron',
        name: 'Ada Byron',
      };
      await gather(
        noun,
        person,
        async ({ noun: from }) => {
          asked.add(from);
          return [rowWith('X-1', { noun: 'calendarLinks', action: 'create', target: 'X-1' })];
        },
        now,
      );
      const listed = personalDataPlaces()
        .filter(({ of }) => of === noun)
        .map(({ noun: from }) => from);
      expect([...asked].sort()).toEqual([...new Set([...listed, 'auditLogs' as const])].sort());
    }
  });

  it('shows only personal fields of rows that belong to others, and never a secret', async () => {
    const person = world.users.find(({ email }) => email === 'recruiter@talentbench.example') as Row;
    const company = {
      ...(world.companies[0] as Row),
      id: person.companyId as string,
      email: person.email,
      contactPerson: null,
    };
    const link = rowWith('CAL-1', { secretHash: 'f'.repeat(64), companyId: person.companyId });
    const made = rowWith('LOG-1', {
      userId: person.id,
      noun: 'calendarLinks',
      action: 'create',
      target: 'CAL-1',
    });
    const rows = await gather(
      'users',
      person,
      findRows({ companies: [company], calendarLinks: [link], auditLogs: [made] }),
      now,
    );
    expect(rows.find(({ noun }) => noun === 'companies')?.rows).toEqual([
      { id: company.id, email: person.email, contactPerson: null, phone: world.companies[0]?.phone },
    ]);
    expect(rows.find(({ noun }) => noun === 'calendarLinks')?.rows).toEqual([
      rowWith('CAL-1', { companyId: person.companyId }),
    ]);
  });
});
