import Box from '@mui/material/Box';
import { SelectInput, useTranslate } from 'react-admin';
import {
  type PlatformKey,
  platformKeys,
  platformOptions,
} from '../../../domain/contract/platform/platformOptions.ts';
import { useOfferedCurrencies } from '../../components/inputs/CurrencyInput.tsx';

/** Optional settings: if empty, each screen follows the reader's language or browser. */
const open: readonly PlatformKey[] = ['language', 'dateFormat'];

/** The general settings with their descriptions. */
export const SettingChoices = ({ readOnly }: { readOnly: boolean }) => {
  const translate = useTranslate();
  const offered = useOfferedCurrencies(...platformOptions.currency);
  const text = (key: string, kind: string) => translate(`platformSettings.general.${key}.${kind}`);
  return (
    <Box sx={grid}>
      {platformKeys.map((key) => (
        <SelectInput
          key={key}
          source={key}
          label={text(key, 'label')}
          helperText={text(key, 'about')}
          choices={(key === 'currency' ? offered : platformOptions[key]).map((id) => ({
            id,
            name: translate(`platformSettings.options.${id}`, { _: id }),
          }))}
          translateChoice={false}
          isRequired={!open.includes(key)}
          {...(open.includes(key)
            ? { emptyText: text(key, 'open'), parse: (value: string) => value || null, slotProps: shownEmpty }
            : {})}
          readOnly={readOnly}
          fullWidth
        />
      ))}
    </Box>
  );
};

/** An empty field shows the default that applies. */
const shownEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } };

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1,
};
