import { type Scope, scopeFor, scopesOf, visible } from '../domain/access/can.ts';
import type { Interview } from '../domain/contract/hiring/interviews.ts';
import { type NounName, nounOf } from '../domain/contract/index.ts';
import type { Row } from '../domain/contract/noun.ts';
import { Refusal, RowMissing } from '../domain/errors.ts';
import { told } from '../domain/messages/english.ts';
import { checkErasure, checkNamed } from '../domain/privacy/checkErasure.ts';
import { type Erasure, planErasure } from '../domain/privacy/erasure.ts';
import {
  checkPersonalData,
  exportEntry,
  gather,
  type PersonalData,
  personalDataOf,
} from '../domain/privacy/personalData.ts';
import type { PersonNoun } from '../domain/privacy/personNouns.ts';
import { type ErasurePreview, erasureEntry, previewOf } from '../domain/privacy/preview.ts';
import { restateWithout } from './addedFacts.ts';
import { record } from './audit.ts';
import { inviteToInterview } from './interviewInvitations.ts';
import { readerOf, type UnitOfWork } from './unitOfWork.ts';

export type Person = { noun: PersonNoun; id: string };

/** What an erasure of this person would do, and why it would be refused. */
export const previewErasure = async (work: UnitOfWork, { noun, id }: Person): Promise<ErasurePreview> => {
  const { row } = await personFor(work, noun, id);
  const refused = await checkErasure(noun, row, work, readerOf(work)).then(
    () => null,
    (error) => {
      if (error instanceof Refusal) return told(error.reason);
      throw error;
    },
  );
  const { personal } = work.rows;
  const erasure = await planErasure(noun, row, personal.find, work.now);
  return previewOf(noun, row, erasure, { entries: await personal.countEntries(noun, id), refused });
};

/** Erases a person, confirmed by their name. Returns what remains of their row, and what was done. */
export const erasePerson = async (
  work: UnitOfWork,
  { noun, id, name }: Person & { name: string },
): Promise<{ row: Row; erasure: Erasure }> => {
  const { hold, personal } = work.rows;
  checkPersonalData(work.actor);
  await hold(`${noun} ${id}`, 'alone');
  const { row, scope } = await personFor(work, noun, id);
  await checkErasure(noun, row, work, readerOf(work));
  checkNamed(noun, row, name);
  const erasure = await planErasure(noun, row, personal.findToChange, work.now);
  await personal.forgetBeside(noun, row);
  for (const [gone, ids] of idsByNoun(erasure.removed)) await personal.remove(gone, ids);
  let own = row;
  for (const { noun: changed, row: before, values } of erasure.changed) {
    const after = await personal.update(changed, before, values);
    if (before.id === id) own = after;
  }
  for (const { noun: changed, row: before, values } of erasure.changed)
    if (changed === 'interviews' && values.status === 'Cancelled')
      await removeFromCalendars(work, before, values);
  await restateWithout(work, erasure.removed);
  const about = idsByNoun([...erasure.changed, ...erasure.removed]);
  await personal.forgetWords(about);
  await personal.forgetAnswers(['auditLogs', ...about.keys()]);
  await record(work, erasureEntry(noun, row));
  return { row: visible(scope, own), erasure };
};

/** An interview with an erased person does not take place; it is removed from calendars once no row has their name. */
const removeFromCalendars = (work: UnitOfWork, before: Row, values: Partial<Row>): Promise<void> =>
  inviteToInterview(work, {
    kind: 'inviteToInterview',
    before: before as unknown as Interview,
    after: { ...before, ...values } as unknown as Interview,
  });

/** All data about a person, for their request. */
export const exportPerson = async (work: UnitOfWork, { noun, id }: Person): Promise<PersonalData> => {
  const { row, scope } = await personFor(work, noun, id);
  const rows = await gather(noun, row, work.rows.personal.find, work.now);
  await record(work, exportEntry(noun, row));
  const person = { ...visible(scope, row), ...(await namedCustomValues(work, noun, row)) };
  return personalDataOf(noun, person, rows, work.now);
};

/** The values of a candidate's custom fields, which only the provider reads otherwise, by the names of the fields. */
const namedCustomValues = async (work: UnitOfWork, noun: PersonNoun, row: Row): Promise<Partial<Row>> => {
  if (noun !== 'candidates' || !row.customFields) return {};
  const fields = await readerOf(work).findAll('customFields', { companyId: row.companyId, noun });
  const nameOf = new Map(fields.map(({ id, name }) => [id, name]));
  const values = Object.entries(row.customFields).map(([id, value]) => [nameOf.get(id) ?? id, value]);
  return { customFields: Object.fromEntries(values) };
};

/** The person, if the author handles privacy requests and may see them. */
const personFor = async (
  { rows, actor }: UnitOfWork,
  noun: PersonNoun,
  id: string,
): Promise<{ row: Row; scope: Scope }> => {
  checkPersonalData(actor);
  const row: Row | null = await rows.own.find(noun, id);
  const scope = row && scopeFor(scopesOf(actor, 'show', noun), row);
  if (!row || !scope) throw RowMissing(nounOf(noun));
  return { row, scope };
};

const idsByNoun = (rows: readonly { noun: NounName; row: Row }[]): Map<NounName, string[]> => {
  const byNoun = Map.groupBy(rows, ({ noun }) => noun);
  return new Map([...byNoun].map(([noun, some]) => [noun, some.map(({ row }) => row.id)]));
};
