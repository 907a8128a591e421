import { grantsOf, passes } from '../../domain/access/can.ts';
import { rulesOf } from '../../domain/access/fieldRules.ts';
import { isMaskedField } from '../../domain/access/masks.ts';
import { type Grant, type PartyType, parties, type Verb } from '../../domain/access/rules.ts';
import { type NounName, nounOf } from '../../domain/contract/index.ts';
import type { WorkingRole } from './roles.ts';

/** Grants by which a user type reads a noun: the first that matches a row governs it. */
export const readGrants = (noun: NounName, party: PartyType): Grant[] => {
  const reading: Verb[] = ['list', 'show'];
  const grants = reading.flatMap((verb) => grantsOf(rulesOf(noun)[party]?.[verb]));
  return [...new Map(grants.map((grant) => [JSON.stringify(grant), grant])).values()];
};

/** A field that selects the rows of a grant is not secret, as it has the same value in all of them. */
export const showsField = (grant: Grant, field: string): boolean =>
  passes(grant, field) || Object.hasOwn(grant.where ?? {}, field);

type ReadableColumns = {
  /** Fields that every grant shows. */
  always: string[];
  /** Fields that some grants show and others hide, or that are masked. */
  sometimes: string[];
};

const known = new Map<string, ReadableColumns>();

/** Fields of a noun that a role reads in the table, and those it reads only in some rows; see docs/decisions/0067. */
export const readableColumns = (noun: NounName, party: PartyType): ReadableColumns => {
  const key = `${noun} ${party}`;
  const columns = known.get(key) ?? sortColumns(noun, party);
  known.set(key, columns);
  return columns;
};

const sortColumns = (noun: NounName, party: PartyType): ReadableColumns => {
  const grants = readGrants(noun, party);
  const shown = (field: string) => grants.filter((grant) => showsField(grant, field)).length;
  const isMasked = (field: string) => grants.some(({ mask }) => mask && isMaskedField(mask, field));
  const isAlways = (field: string) => grants.length > 0 && shown(field) === grants.length && !isMasked(field);
  const fields = Object.keys(nounOf(noun).all);
  return {
    always: fields.filter(isAlways),
    sometimes: fields.filter((field) => shown(field) > 0 && !isAlways(field)),
  };
};

/** Columns of the table that a role can read. */
export const tableColumns = (noun: NounName, party: PartyType): string[] => {
  const { always } = readableColumns(noun, party);
  return [
    'seq',
    ...always,
    ...(readsSearchText(noun, party) ? ['searchText'] : []),
    ...openColumns(noun, party),
  ];
};

/** Whether a role finds rows by all that is searched in them. */
export const readsSearchText = (noun: NounName, party: PartyType): boolean => {
  const { always } = readableColumns(noun, party);
  const { search } = nounOf(noun);
  return search.length > 0 && search.every((field) => always.includes(field));
};

/**
 * Columns that follow from masked ones and may be read by everyone who lists the noun: rows are searched, ordered
 * and filtered by them, so that a masked value can be neither found nor guessed from the order.
 */
const openFields: Partial<Record<NounName, Readonly<Record<string, string>>>> = {
  candidates: { name: 'openName', companyId: 'openCompanyId', listedAt: 'openListedAt', q: 'openText' },
};
export const openColumnsOf = (noun: NounName): string[] => Object.values(openFields[noun] ?? {});

const openColumns = (noun: NounName, party: PartyType): string[] =>
  readGrants(noun, party).some(({ mask }) => mask) ? openColumnsOf(noun) : [];

/** The column by which a role searches (`q`), orders or filters in place of a masked field. */
export const openColumn = (
  noun: NounName,
  party: PartyType | undefined,
  field: string,
): string | undefined =>
  party && openColumns(noun, party).length > 0 ? openFields[noun]?.[field] : undefined;

/** The user type of this role, if it reads a noun only in part. */
export const partialReader = (noun: NounName, role: WorkingRole | 'app'): PartyType | undefined => {
  const party = parties.find((one) => one === role);
  const fields = Object.keys(nounOf(noun).all).length;
  return party && readableColumns(noun, party).always.length < fields ? party : undefined;
};

/** The view with the fields that a user type reads only in some rows. */
export const partialView = (noun: NounName, party: PartyType): string => `${noun}_${party}`;
