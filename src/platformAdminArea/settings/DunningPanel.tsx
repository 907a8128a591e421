import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { BooleanInput, NumberInput, SaveButton, useTranslate } from 'react-admin';
import {
  type DunningLevel,
  dunningLevelsKey,
  faultsOfLevels,
  longestTerm,
  mostDays,
  mostLevels,
  readDunningLevels,
} from '../../../domain/contract/platform/dunningLevels.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { useSaveSetting } from './useSaveSetting.ts';

type Typed = Record<string, number | boolean | string | null | undefined>;

const places = Array.from({ length: mostLevels }, (_, place) => place + 1);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const typedOf = (levels: readonly DunningLevel[]): Typed =>
  Object.assign(
    {},
    ...places.map((level) => {
      const known = levels[level - 1];
      return {
        [`days${level}`]: known?.days ?? null,
        [`term${level}`]: known?.term ?? null,
        [`limits${level}`]: known?.limits ?? false,
      };
    }),
  );

/** The levels up to the last one that is filled in. */
const levelsOf = (typed: Typed): DunningLevel[] => {
  const last = places.findLast((level) => !isEmpty(typed[`days${level}`])) ?? 0;
  return places.slice(0, last).map((level) => ({
    days: Number(typed[`days${level}`] ?? 0),
    term: isEmpty(typed[`term${level}`]) ? null : Number(typed[`term${level}`]),
    limits: Boolean(typed[`limits${level}`]),
  }));
};

/** When overdue invoices are reminded of, by when to pay then, and from when on service is limited. */
export const DunningPanel = ({ rows }: { rows: readonly Preference[] }) => {
  const translate = useTranslate();
  const mayChange = useMay('edit', 'preferences');
  const row = rows.findLast(({ key }) => key === dunningLevelsKey);
  const known = useMemo(
    () => ({ id: dunningLevelsKey, ...typedOf(readDunningLevels(row?.value)) }),
    [row?.value],
  );
  const title = translate('platformSettings.dunning.title');
  const store = useSaveSetting(row, {
    key: dunningLevelsKey,
    label: title,
    saved: 'platformSettings.dunning.saved',
  });
  const validate = (typed: Typed) =>
    Object.fromEntries(
      Object.entries(faultsOfLevels(levelsOf(typed))).map(([field, fault]) => [field, textOf(fault)]),
    );
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('platformSettings.dunning.about')} {translate('platformSettings.dunning.limitsAbout')}
      </Typography>
      <Form
        record={known}
        validate={validate}
        onSubmit={(typed) => store(JSON.stringify(levelsOf(typed as Typed)))}
      >
        {places.map((level) => (
          <Box
            key={level}
            component="fieldset"
            sx={{ border: 0, p: 0, m: 0, mb: 1, minWidth: 0 }}
            aria-labelledby={`dunning-level-${level}`}
          >
            <Typography id={`dunning-level-${level}`} component="legend" variant="subtitle2" sx={{ p: 0 }}>
              {translate('platformSettings.dunning.level', { level })}
            </Typography>
            <Box sx={grid}>
              <NumberInput
                source={`days${level}`}
                label="platformSettings.dunning.days"
                min={1}
                max={mostDays}
                step={1}
                helperText={false}
                readOnly={!mayChange}
              />
              <NumberInput
                source={`term${level}`}
                label="platformSettings.dunning.term"
                min={1}
                max={longestTerm}
                step={1}
                helperText={false}
                readOnly={!mayChange}
              />
              <BooleanInput
                source={`limits${level}`}
                label="platformSettings.dunning.limits"
                helperText={false}
                disabled={!mayChange}
              />
            </Box>
          </Box>
        ))}
        {mayChange && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
            <SaveButton label="platformSettings.dunning.save" />
          </Box>
        )}
      </Form>
    </Panel>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
  alignItems: 'start',
};
