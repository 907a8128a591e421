import Box from '@mui/material/Box';
import { useFieldValue, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { RateLine } from '../../../domain/contract/deals/rateLines.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { Nothing } from './MoneyField.tsx';
import { useLevelWords } from './useLevelWords.ts';

/** The lines of a rate card, as a list. */
export const RateLinesField = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const levelOf = useLevelWords();
  const currency = useRecordContext()?.currency;
  const lines = (useFieldValue({ source }) as RateLine[] | null | undefined) ?? [];
  if (lines.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={list}>
      {lines.map(({ skill, level, rate }) => (
        <Box component="li" key={`${skill} ${level}`} sx={line}>
          <span>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {skill}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` · ${level ? levelOf(level) : translate('rateCards.lines.anyLevel')}`}
            </Box>
          </span>
          <span>{translate('rateCards.lines.line', { rate: formatMoney(rate, currency, locale) })}</span>
        </Box>
      ))}
    </Box>
  );
};

const list = { m: 0, p: 0, maxWidth: 640, listStyle: 'none' };
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
