import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Check } from '../../../domain/security/checks.ts';
import { type Column, FigureTable } from '../../components/insight/FigureTable.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** What the score is made of: each check, what it found, what it brings, and the score once it is met. */
export const ChecksPanel = ({ checks, score }: { checks: readonly Check[]; score: number }) => {
  const translate = useTranslate();
  const title = translate('security.checks.title');
  const columns = useColumns(score);
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('security.checks.lead')}
      </Typography>
      <FigureTable label={title} columns={columns} rows={checks} idOf={({ name }) => name} />
    </Panel>
  );
};

const useColumns = (score: number): Column<Check>[] => {
  const translate = useTranslate();
  const locale = useLocale();
  const label = (key: string) => translate(`security.checks.${key}`);
  const points = (hundredths: number) =>
    (hundredths / 100).toLocaleString(locale, { maximumFractionDigits: 2 });
  return [
    { key: 'check', label: label('check'), show: ({ name }) => translate(`security.checks.names.${name}`) },
    {
      key: 'found',
      label: label('found'),
      show: ({ name, good, all }) =>
        translate(`security.checks.foundOf.${name}`, { good, all, smart_count: all }),
    },
    { key: 'points', label: label('points'), numeric: true, show: (check) => points(check.points) },
    { key: 'weight', label: label('weight'), numeric: true, show: ({ weight }) => weight },
    {
      key: 'raises',
      label: label('raises'),
      show: (check) =>
        check.points === check.weight * 100
          ? label('met')
          : translate(`security.checks.raise.${check.name}`, { missing: check.all - check.good }),
    },
    {
      key: 'mended',
      label: label('mended'),
      numeric: true,
      show: ({ mended }) => (mended === score ? score : `${score} → ${mended}`),
    },
  ];
};
