import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useArea } from './AreaContext.ts';
import { entryAt } from './menuMatch.ts';

/** The browser tab's title: page, console, product. */
export const ConsoleTitle = () => {
  const translate = useTranslate();
  const area = useArea();
  const entry = entryAt(area, useLocation().pathname);
  const parts = [
    entry && entry.path !== '/' ? translate(entry.labelKey) : '',
    translate(area.titleKey),
    translate('shell.brand'),
  ];
  return <title>{parts.filter(Boolean).join(' · ')}</title>;
};
