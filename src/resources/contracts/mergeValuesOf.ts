import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { MergeValues } from '../../../domain/contract/deals/mergeFields.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

export type Wording = {
  locale: string;
  /** Translated texts. */
  translate: (key: string, options?: Record<string, unknown>) => string;
  now: Date;
};

/** The contract's value for each merge field; a line to write on if the value is unknown. */
export const mergeValuesOf = (
  contract: Contract,
  provider: string,
  { locale, translate, now }: Wording,
): MergeValues => {
  const blank = translate('contractsPage.paper.blank');
  const money = (amount: number) => formatMoney(amount, contract.currency, locale);
  return {
    employee: contract.employee,
    client: contract.client,
    provider,
    type: translate(`contractsPage.paper.titles.${contract.type}`),
    rate: money(contract.rate),
    currency: contract.currency,
    monthlyHours: contract.monthlyHours.toLocaleString(locale),
    totalValue: money(contract.totalValue),
    startDate: writeDay(contract.startDate, locale),
    endDate: writeDay(contract.endDate, locale),
    signedDate: contract.signedDate ? writeDay(contract.signedDate, locale) : blank,
    description: contract.description ?? blank,
    contractId: contract.id,
    framework: contract.parentId
      ? `${translate('contractsPage.paper.titles.MSA')} ${contract.parentId}`
      : translate('contractsPage.paper.noFramework'),
    today: writeDay(utcDay(now), locale),
  };
};
