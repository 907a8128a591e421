import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslate } from 'react-admin';
import type { Check } from '../../../domain/security/checks.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** The checks behind the score: each with its result, its points, and the score once it passes. */
export const ChecksPanel = ({ checks, score }: { checks: readonly Check[]; score: number }) => {
  const translate = useTranslate();
  const title = translate('security.checks.title');
  const columns = useColumns(score);
  return (
    <Panel title={title} info={translate('security.checks.lead')}>
      <FigureTable label={title} columns={columns} rows={checks} idOf={({ name }) => name} />
    </Panel>
  );
};

/** On a phone the result and the remedy are below the check's name, because the table is too wide. */
const useColumns = (score: number): Column<Check>[] => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { label, nameOf, found, raises } = useCheckWords();
  const locale = useLocale();
  const points = (hundredths: number) =>
    (hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 1 });
  const told = (check: Check) => (
    <>
      {nameOf(check)}
      {[found(check), raises(check)].map((words) => (
        <Box key={words} sx={{ mt: 0.25, fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>
          {words}
        </Box>
      ))}
    </>
  );
  const all: Column<Check>[] = [
    { key: 'check', label: label('check'), show: isNarrow ? told : nameOf },
    { key: 'found', label: label('found'), show: found },
    { key: 'points', label: label('points'), numeric: true, show: (check) => points(check.points) },
    { key: 'weight', label: label('weight'), numeric: true, show: ({ weight }) => weight },
    { key: 'raises', label: label('raises'), show: raises },
    {
      key: 'mended',
      label: label('mended'),
      numeric: true,
      show: ({ mended }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {mended === score ? score : `${score} → ${mended}`}
        </Box>
      ),
    },
  ];
  return isNarrow ? all.filter(({ key }) => ['check', 'points', 'mended'].includes(key)) : all;
};

const useCheckWords = () => {
  const translate = useTranslate();
  const label = (key: string) => translate(`security.checks.${key}`);
  return {
    label,
    nameOf: ({ name }: Check): string => label(`names.${name}`),
    found: ({ name, good, all }: Check): string =>
      all === 0
        ? label('none')
        : translate(`security.checks.foundOf.${name}`, { good, all, smart_count: all }),
    raises: ({ name, points, weight, good, all }: Check): string =>
      points === weight * 100
        ? label('met')
        : translate(`security.checks.raise.${name}`, { missing: all - good }),
  };
};
