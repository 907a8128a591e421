import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { benchGrowth } from '../../../domain/import/benchGrowth.ts';
import { type PlannedImport, planImport } from '../../../domain/import/planImport.ts';
import type { ColumnForm } from '../../../domain/import/readCell.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useSkillSpelling } from '../../components/inputs/useSkillSpelling.ts';
import { readAllRows } from '../../components/rows/readAllRows.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { marketOf, usePlatform } from '../../platform/shownPlatform.ts';
import { ImportedCustomFields } from './importedFields.ts';
import { LeftOutButton } from './LeftOutButton.tsx';
import { NotEnoughRoom, useTooMany } from './NotEnoughRoom.tsx';
import type { Sheet } from './openSheet.ts';
import { PlanTable } from './PlanTable.tsx';
import { RowDialog } from './RowDialog.tsx';

interface Props {
  sheet: Sheet;
  mapping: (string | null)[];
  forms: Readonly<Record<number, ColumnForm>>;
  onSheet: (sheet: Sheet) => void;
  onBack: () => void;
  onStart: (sent: PlannedImport[], left: PlannedImport[]) => void;
}

/** Shows the result and reason for each row before anything is stored. */
export const PreviewStep = ({ sheet, mapping, forms, onSheet, onBack, onStart }: Props) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const spelling = useSkillSpelling();
  const platform = usePlatform();
  const customFields = useContext(ImportedCustomFields);
  const [edited, setEdited] = useState<PlannedImport | null>(null);
  const [updates, setUpdates] = useState<'update' | 'skip'>('update');
  const {
    data: existing,
    error,
    refetch,
  } = useQuery({
    queryKey: ['candidates', 'comparing', sheet.name],
    queryFn: ({ signal }) => readAllRows<Candidate>(dataProvider, { noun: 'candidates', filter: {} }, signal),
    gcTime: 0,
  });
  const plan = useMemo(
    () =>
      existing &&
      spelling &&
      planImport({
        rows: sheet.rows,
        numbers: sheet.numbers,
        headers: sheet.headers,
        chosen: forms,
        mapping,
        existing,
        known: spelling,
        market: marketOf(platform),
        today: utcDay(new Date()),
        customFields,
      }),
    [sheet, mapping, forms, existing, spelling, platform, customFields],
  );
  const sent =
    plan?.filter(({ kind }) => kind === 'new' || (kind === 'update' && updates === 'update')) ?? [];
  const { tooMany, room } = useTooMany(benchGrowth(sent));
  if (error) return <CouldNotLoad error={error} onRetry={() => refetch()} />;
  if (!plan)
    return (
      <Box role="status" sx={{ maxWidth: 480, mx: 'auto' }}>
        <Typography sx={{ mb: 1 }}>{translate('bench.import.comparing')}</Typography>
        <LinearProgress />
      </Box>
    );
  const errors = plan.filter(({ kind }) => kind === 'error');
  const isSent = new Set(sent);
  const leftOut = plan.filter((row) => !isSent.has(row));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {errors.length > 0 && (
        <Alert severity="warning">
          {translate('bench.import.errorsLeftOut', { smart_count: errors.length })}
          <Box sx={{ mt: 0.5, ml: -1 }}>
            <LeftOutButton sheet={sheet} rows={errors} />
          </Box>
        </Alert>
      )}
      {tooMany > 0 && room && <NotEnoughRoom tooMany={tooMany} room={room} />}
      <PlanTable plan={plan} onEdit={setEdited} />
      {edited && (
        <RowDialog
          planned={edited}
          sheet={sheet}
          mapping={mapping}
          onSave={onSheet}
          onClose={() => setEdited(null)}
        />
      )}
      {plan.some(({ kind }) => kind === 'update') && <WhatOfUpdates value={updates} onChoose={setUpdates} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button onClick={onBack}>{translate('bench.import.toColumns')}</Button>
        <Button
          variant="contained"
          disabled={sent.length === 0 || tooMany > 0}
          onClick={() => onStart(sent, leftOut)}
        >
          {sent.length
            ? translate('bench.import.start', { smart_count: sent.length })
            : translate('bench.import.nothing')}
        </Button>
      </Box>
    </Box>
  );
};

type Choice = { value: 'update' | 'skip'; onChoose: (value: 'update' | 'skip') => void };

const WhatOfUpdates = ({ value, onChoose }: Choice) => {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="what-of-updates">{translate('bench.import.whatOfUpdates')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="what-of-updates"
        value={value}
        onChange={(_, chosen) => onChoose(chosen as Choice['value'])}
      >
        {(['update', 'skip'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`bench.import.${one}Them`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
