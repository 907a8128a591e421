import { useLocale, useTranslate } from 'react-admin';
import type { Role } from '../../../domain/contract/deals/roles.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';

/** "2 people · from 5 years · $60 to $80/h", as far as the role says. */
export const useRoleWords = (currency?: string) => {
  const translate = useTranslate();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rateOf = ({ rateMin, rateMax }: Role) => {
    if (rateMin !== null && rateMax !== null)
      return translate('requests.roles.between', { from: money(rateMin), to: money(rateMax) });
    if (rateMax !== null) return translate('requests.roles.upTo', { rate: money(rateMax) });
    return rateMin === null ? null : translate('requests.roles.from', { rate: money(rateMin) });
  };
  return (role: Role): string =>
    [
      translate('requests.roles.people', { smart_count: role.headCount }),
      role.minExperience === null
        ? null
        : translate('requests.roles.years', { smart_count: role.minExperience }),
      rateOf(role),
    ]
      .filter((part) => part !== null)
      .join(' · ');
};
