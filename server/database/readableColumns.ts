import { grantsOf, passes } from '../../domain/access/can.ts';
import { type Grant, type PartyType, parties, rulesOf, type Verb } from '../../domain/access/rules.ts';
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
  /** Fields that some grants show and others hide. */
  sometimes: string[];
};

const known = new Map<string, ReadableColumns>();

/** Fields of a noun that a role reads in the table, and those it reads only in some rows. */
export const readableColumns = (noun: NounName, party: PartyType): ReadableColumns => {
  const key = `${noun} ${party}`;
  const columns = known.get(key) ?? sortColumns(noun, party);
  known.set(key, columns);
  return columns;
};

const sortColumns = (noun: NounName, party: PartyType): ReadableColumns => {
  const grants = readGrants(noun, party);
  const shown = (field: string) => grants.filter((grant) => showsField(grant, field)).length;
  const fields = Object.keys(nounOf(noun).all);
  return {
    always: fields.filter((field) => grants.length > 0 && shown(field) === grants.length),
    sometimes: fields.filter((field) => shown(field) > 0 && shown(field) < grants.length),
  };
};

/** Columns of the table that a role can read. */
export const tableColumns = (noun: NounName, party: PartyType): string[] => {
  const { always } = readableColumns(noun, party);
  const { search } = nounOf(noun);
  const words = search.length > 0 && search.every((field) => always.includes(field)) ? ['searchText'] : [];
  return ['seq', ...always, ...words];
};

/** The user type of this role, if it reads a noun only in part. */
export const partialReader = (noun: NounName, role: WorkingRole | 'app'): PartyType | undefined => {
  const party = parties.find((one) => one === role);
  const fields = Object.keys(nounOf(noun).all).length;
  return party && readableColumns(noun, party).always.length < fields ? party : undefined;
};

/** The view with the fields that a user type reads only in some rows. */
export const partialView = (noun: NounName, party: PartyType): string => `${noun}_${party}`;
