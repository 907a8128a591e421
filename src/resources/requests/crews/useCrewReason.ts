import { useLocale, useTranslate } from 'react-admin';
import type { Crew, CrewReason } from '../../../../domain/matching/crew/crew.ts';
import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import { useWriteList } from '../../../components/fields/useWriteList.ts';

/** A reason for the score of a crew in words, but for how well its people fit. */
export const useCrewReason = (crew: Crew, currency: string, nameOf: (id: string) => string) => {
  const translate = useTranslate();
  const locale = useLocale();
  const writeList = useWriteList();
  const words = (key: string, values?: object) => translate(`requests.crews.reason.${key}`, values);
  return (reason: Exclude<CrewReason, { kind: 'fit' }>): string => {
    switch (reason.kind) {
      case 'hours':
        return reason.hours === null ? words('hoursUnknown') : words('hours', { smart_count: reason.hours });
      case 'history': {
        const { together, pairs } = reason;
        if (together === 0) return words('noHistory');
        const names = crew.together.map((pair) => writeList(pair.map(nameOf)));
        if (pairs === 1) return words('historyOne', { names: names[0] });
        return words('history', { smart_count: together, pairs, names: names.join('; ') });
      }
      case 'rate': {
        const { budget, over } = reason;
        if (budget === null) return words('noBudget');
        if (over === null) return words('noRate');
        const values = { budget: formatMoney(budget, currency, locale), over };
        return over === 0 ? words('within', values) : words('above', values);
      }
    }
  };
};
