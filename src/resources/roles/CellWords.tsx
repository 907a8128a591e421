import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import type { Cell } from '../../../domain/access/matrix.ts';

/** The access of a row of the matrix to one verb; screen readers get the full sentence. */
export const CellWords = ({ cell }: { cell: Cell }) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (cell.may) {
    const reach = cell.reach.map((one) => translate(`access.reach.${one}`)).join(', ');
    const words = reach.charAt(0).toLocaleUpperCase(locale) + reach.slice(1);
    return cell.partly ? `${words} (${translate('access.matrix.partly')})` : words;
  }
  if (cell.lacking === null)
    return <Short sign={translate('access.matrix.never')} words={translate('access.matrix.neverLong')} />;
  const permission = translate(`access.permission.${cell.lacking}`);
  return (
    <Short
      sign={translate('access.matrix.lacking')}
      words={translate('access.matrix.lackingLong', { permission })}
    />
  );
};

const Short = ({ sign, words }: { sign: string; words: string }) => (
  <Box component="span" title={words} sx={{ color: 'text.secondary' }}>
    <span aria-hidden="true">{sign}</span>
    <Box component="span" sx={heardOnly}>
      {words}
    </Box>
  </Box>
);

const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
