import { type Party, passes, type Scope, scopesOf } from '../domain/access/can.ts';
import { isMaskedField } from '../domain/access/masks.ts';
import { currencies } from '../domain/contract/billing/currencies.ts';
import { type NounName, nounOf } from '../domain/contract/index.ts';
import { amountsMeant } from '../domain/money/amountsMeant.ts';
import { minorDigits } from '../domain/money/minorUnits.ts';
import type { Condition } from '../domain/query/condition.ts';
import { numbersMeant } from '../domain/query/numbersMeant.ts';
import { type ListQuery, readListQuery } from '../domain/query/query.ts';
import { alsoFinding, type SearchExpression, textsIn } from '../domain/search/searchExpression.ts';
import type { Verbs } from './rows.ts';

/** A text that is found in more rows, or companies, finds the newest ones. */
const mostFound = 10_000;
const mostCompanies = 500;

const digitsOfCurrencies = [...new Set(currencies.map(minorDigits))];

type Group = readonly Condition[];

/**
 * A search that also finds rows by their number and, where the noun says so (`foundBy`), by the companies that they are about
 * and by their amounts.
 */
export const withNumbersAndCompanies = async (
  noun: NounName,
  query: ListQuery,
  scopes: readonly Scope[],
  { read }: Pick<Verbs, 'read'>,
  actor: Party | undefined,
): Promise<ListQuery> => {
  const { search, q } = query;
  if (!search) return query;
  const declared = nounOf(noun);
  const { companies = [], amounts = [] } = declared.foundBy ?? {};
  const isRead = (field: string) =>
    scopes.every((scope) => passes(scope, field) && !(scope.mask && isMaskedField(scope.mask, field)));
  const ofCompanies = companies.filter(isRead);
  const ofAmounts = amounts.filter(isRead);

  const byCompany = async (text: string): Promise<Group[]> => {
    if (!actor || ofCompanies.length === 0) return [];
    const ids = await companiesNamed(text, actor, read);
    return ids.length === 0 ? [] : ofCompanies.map((field) => [{ field, operator: 'in', value: ids }]);
  };
  const byAmount = (text: string): Group[] =>
    ofAmounts.flatMap((field) =>
      digitsOfCurrencies.flatMap((digits): Group[] => {
        const meant = amountsMeant(text, digits);
        // Credit notes and refunds are negative, and found without their minus too.
        const value = meant.flatMap((amount) => (amount < 0 ? [amount] : [amount, -amount]));
        const inCurrency = currencies.filter((currency) => minorDigits(currency) === digits);
        const ofCurrency: Condition = { field: 'currency', operator: 'in', value: inCurrency };
        return meant.length === 0 ? [] : [[{ field, operator: 'in', value }, ofCurrency]];
      }),
    );
  const rowsWith = async (groups: readonly Group[]): Promise<string[]> => {
    if (groups.length === 0) return [];
    const all = readListQuery(noun, scopes, { sort: ['id', 'DESC'] });
    const rows = await read({
      noun,
      fields: ['id'],
      scopes,
      query: { ...all, anyOf: [groups], from: 0, to: mostFound - 1 },
    });
    return rows.map(({ id }) => String(id));
  };
  const found = async (text: string, groups: readonly Group[]): Promise<SearchExpression[]> => {
    const ids = [
      ...numbersMeant(declared, text, declared.foundBy !== undefined),
      ...(await rowsWith(groups)),
    ];
    return ids.length > 0 ? [{ ids }] : [];
  };

  const others = new Map<string, SearchExpression[]>();
  for (const text of textsIn(search, 'all'))
    others.set(text, await found(text, [...(await byCompany(text)), ...byAmount(text)]));
  // A number or an amount that is written with blanks.
  const asWhole = /\s/u.test(q) ? await found(q, byAmount(q)) : [];
  const wide = alsoFinding(search, (text) => others.get(text) ?? []);
  return { ...query, search: asWhole.length > 0 ? { any: [wide, ...asWhole] } : wide };
};

/** The companies that this person finds by this text in their names and, among those whose addresses are shown, by email. */
const companiesNamed = async (text: string, actor: Party, read: Verbs['read']): Promise<string[]> => {
  const companies = scopesOf(actor, 'list', 'companies');
  const named = await valuesOf('companies', 'id', companies, { q: text }, read);
  if (!text.includes('@')) return named;
  const colleagues = await valuesOf(
    'users',
    'companyId',
    scopesOf(actor, 'list', 'users'),
    { q: text },
    read,
  );
  const addressed = companies.every((scope) => passes(scope, 'email'))
    ? await valuesOf('companies', 'id', companies, { email: text }, read)
    : [];
  return [...new Set([...named, ...colleagues, ...addressed])];
};

/** The values of a field in the rows that this person finds. */
const valuesOf = async (
  noun: NounName,
  field: string,
  scopes: readonly Scope[],
  filter: object,
  read: Verbs['read'],
): Promise<string[]> => {
  if (scopes.length === 0) return [];
  const query = readListQuery(noun, scopes, { filter, sort: ['id', 'DESC'] });
  const rows = await read({
    noun,
    fields: [field],
    scopes,
    query: { ...query, from: 0, to: mostCompanies - 1 },
  });
  return [...new Set(rows.flatMap((row) => (row[field] ? [String(row[field])] : [])))];
};
