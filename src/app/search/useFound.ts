import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCreatePath, useDataProvider, useLocale, useResourceDefinitions, useTranslate } from 'react-admin';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { isNounName } from '../../../domain/contract/names.ts';
import { metaOfField, type Row } from '../../../domain/contract/noun.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { numbersMeant } from '../../../domain/query/numbersMeant.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';
import { useNameOfRow } from '../../components/contract/useNameOfRow.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useSayText } from '../../components/fields/useSayText.ts';

/** What can be opened: a page of the console, or a row. */
export type Found = { to: string; group: string; name: string; detail: string };

/** The nouns that are searched, in the order of their results, and the fields that tell rows of one name apart. */
const searched: readonly [noun: NounName, ...fields: string[]][] = [
  ['candidates', 'title', 'location'],
  ['companies', 'industry', 'location'],
  ['users', 'email', 'userType'],
  ['jobs', 'location', 'status'],
  ['requisitions', 'status'],
  ['requests', 'location', 'status'],
  ['applications', 'job', 'status'],
  ['contracts', 'client', 'type', 'status'],
  ['timesheets', 'client', 'status'],
  ['providerInvoices', 'client', 'total', 'status'],
  ['invoices', 'companyId', 'amount', 'status'],
  ['transactions', 'companyId', 'amount', 'kind', 'status'],
  ['disputes', 'client', 'status'],
  ['tickets', 'status'],
  ['incidents', 'status'],
  ['reports', 'status'],
];

/** Rows of each noun. */
const most = 5;
export const fewestCharacters = 2;

/** The filter for these words, or for a row's number such as TKT-155; null if it is another noun's number. */
const filterFor = (noun: NounName, text: string): Record<string, unknown> | null => {
  if (!/^[a-z]{2,4}-?\d+$/i.test(text)) return { q: text };
  const id = numbersMeant(nounOf(noun), text, false);
  return id.length > 0 ? { id } : null;
};

/** The text as it was when typing last paused for this many milliseconds. */
const usePaused = (text: string, milliseconds: number): string => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
};

/** The rows that this user may open and that match the text. Nouns whose search fails are left out, unless all do. */
export const useFound = (typed: string) => {
  const text = usePaused(typed.trim(), 200);
  const dataProvider = useDataProvider();
  const definitions = useResourceDefinitions();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const nameOf = useNameOfRow();
  const say = useSayText();
  const user = useSession()?.user;
  const nouns = searched.flatMap(([noun, ...fields]) => {
    if (!isNounName(noun)) return [];
    const filter = filterFor(noun, text);
    const isOpen = definitions[noun]?.hasShow && mayAccess(user, 'list', noun);
    return filter && isOpen ? [{ noun, fields, filter }] : [];
  });
  /** The names of the rows to which these fields refer, by id. */
  const namesIn = async (
    noun: NounName,
    fields: readonly string[],
    rows: readonly Row[],
    signal: AbortSignal,
  ) => {
    const names = new Map<string, string>();
    for (const field of fields) {
      const { references } = metaOfField(nounOf(noun), field);
      if (!references || !isNounName(references)) continue;
      const ids = [...new Set(rows.flatMap((row) => (row[field] ? [String(row[field])] : [])))];
      if (ids.length === 0) continue;
      const { data } = await dataProvider.getMany<Row>(references, { ids, signal });
      for (const row of data) names.set(row.id, nameOf(nounOf(references), row));
    }
    return names;
  };
  const search = async ({ noun, fields, filter }: (typeof nouns)[number], signal: AbortSignal) => {
    const { data } = await dataProvider.getList<Row>(noun, {
      filter,
      pagination: { page: 1, perPage: most },
      sort: { field: 'id', order: 'DESC' },
      signal,
    });
    const names = await namesIn(noun, fields, data, signal);
    const wordOf = (row: Row, field: string): string | undefined => {
      const { money, references } = metaOfField(nounOf(noun), field);
      const value = row[field];
      if (value === null || value === undefined || value === '') return undefined;
      if (references) return names.get(String(value));
      if (money) return formatMoney(Number(value), String(row.currency), locale);
      return translate(valueKey(noun, field, String(value)), { _: say(field, String(value)) });
    };
    return data.map((row): Found => {
      const name = nameOf(nounOf(noun), row);
      const details = [...fields.map((field) => wordOf(row, field)), name === row.id ? undefined : row.id];
      return {
        to: createPath({ resource: noun, type: 'show', id: row.id }),
        group: translate(`resources.${noun}.name`, { smart_count: 2 }),
        name,
        detail: details.filter(Boolean).join(' · '),
      };
    });
  };
  const { data, isFetching, isError } = useQuery({
    queryKey: ['search', text, nouns.map(({ noun }) => noun)],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const answers = await Promise.allSettled(nouns.map((one) => search(one, signal)));
      const found = answers.filter((answer) => answer.status === 'fulfilled');
      const [failed] = answers.filter((answer) => answer.status === 'rejected');
      if (failed && found.length === 0) throw failed.reason;
      return found.flatMap(({ value }) => value);
    },
    enabled: text.length >= fewestCharacters && nouns.length > 0,
    gcTime: 60_000,
  });
  const isAhead = text !== typed.trim();
  const asks = typed.trim().length >= fewestCharacters;
  return { found: asks ? (data ?? []) : [], isSearching: asks && (isFetching || isAhead), isError };
};
