import { useLocale, useTranslate } from 'react-admin';
import type { Account, JournalEntry } from '../../../../domain/billing/books/journal.ts';
import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import { writeDay, writeDayOf } from '../../../components/fields/writeDay.ts';

/** What the pages about the books have explained, in their order. */
const terms = [
  ...['invoiced', 'credited', 'received', 'refunded'],
  ...['recognized', 'deferred', 'receivables', 'customerCredit', 'closing'],
] as const;

/** Names months, accounts and amounts in the reader's language. */
export const useBookWords = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const word = (key: string, values = {}) => translate(`books.${key}`, values);
  return {
    word,
    translate,
    /** `2026-03` is March 2026. */
    month: (month: string) =>
      new Date(`${month}-01`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    day: (day: string) => writeDay(day, locale, 'medium'),
    dayOf: (at: string) => writeDayOf(at, locale),
    money: (amount: number, currency: string) => formatMoney(amount, currency, locale),
    account: (account: Account) => word(`accounts.${account}`),
    kind: (kind: JournalEntry['kind']) => word(`kinds.${kind}`),
    definitions: terms.map((term) => [word(`columns.${term}`), word(`meaning.${term}`)] as const),
  };
};
export type BookWords = ReturnType<typeof useBookWords>;
