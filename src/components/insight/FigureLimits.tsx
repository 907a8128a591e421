import Alert from '@mui/material/Alert';
import type { NounName } from '../../../domain/contract/index.ts';
import { mostRows } from '../../../domain/insight/insight.ts';
import { useWriteList } from '../fields/useWriteList.ts';
import { useFigures } from './useFigures.ts';

interface Props {
  report: { cut: readonly NounName[]; currency: string; otherCurrencies: readonly string[] };
}

/** What the figures of a report leave out, if anything. */
export const FigureLimits = ({ report: { cut, currency, otherCurrencies } }: Props) => {
  const { translate, number } = useFigures(currency);
  const writeList = useWriteList();
  const notes = [
    ...cut.map((noun) =>
      translate('analytics.cut', {
        nouns: translate(`resources.${noun}.name`, { smart_count: 2 }),
        most: number(mostRows),
      }),
    ),
    ...(otherCurrencies.length
      ? [translate('analytics.otherCurrencies', { currency, others: writeList(otherCurrencies) })]
      : []),
  ];
  return notes.map((note) => (
    <Alert key={note} severity="info" variant="outlined" sx={{ mb: 2 }}>
      {note}
    </Alert>
  ));
};
