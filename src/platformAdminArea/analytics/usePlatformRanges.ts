import { useLocale, useTranslate } from 'react-admin';
import { platformRanges } from '../../../domain/insight/platform/range.ts';
import { shortSpan } from '../../../domain/words/shortSpan.ts';

/** The time ranges of the operator's figures, with the words of their buttons. */
export const usePlatformRanges = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return platformRanges.map((range) => {
    const short = shortSpan(range, locale);
    return { range, short, name: `${short}: ${translate(`platformDashboard.trends.ranges.${range}`)}` };
  });
};
