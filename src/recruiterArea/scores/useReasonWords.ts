import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';

/** The texts and number formats needed to describe a reason. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => ({ translate, locale }), [translate, locale]);
};
