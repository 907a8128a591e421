import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFilling } from '../../components/screens/forms/useFilling.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { WhatTextSays } from '../reading/WhatTextSays.tsx';
import { type AdValue, readAdValues } from './readAdValues.ts';

type Read = Awaited<ReturnType<typeof readAdValues>>;

/** Fills in the form from the text of a job ad, and shows which words each value was read from. */
export const PasteJobAd = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<DataProvider>();
  const { isTyped, fill: fillIn } = useFilling();
  const { getValues, setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read | null>(null);

  const fill = async () => {
    const found = await readAdValues(text, new Date(), dataProvider).catch(() => null);
    if (!found) return notify('jobPostings.ad.failed', { type: 'error' });
    const taken = found.values.filter(({ field, values }) => ![field, ...Object.keys(values)].some(isTyped));
    fillIn(entriesOf(taken));
    setRead({ ...found, values: taken });
    setOpen(false);
  };
  const settle = (name: string, isAsked: boolean) => {
    if (!read) return;
    const { reading } = read;
    const skills = [...((getValues('skills') as string[] | null) ?? []), name];
    // Skills that were read stay those of the ad, which a further ad replaces.
    const isRead = isAsked && !isTyped('skills');
    const values = isRead
      ? [
          ...read.values.filter(({ field }) => field !== 'skills'),
          { field: 'skills', values: { skills }, quote: null },
        ]
      : read.values;
    if (isRead) fillIn(entriesOf(values));
    else if (isAsked) setValue('skills', skills, { shouldDirty: true, shouldValidate: true });
    const unsure = reading.unsure.filter((one) => one.name !== name);
    setRead({ ...read, values, reading: { ...reading, unsure } });
  };

  return (
    <Box sx={{ mb: 2 }}>
      {isOpen ? (
        <>
          <TextField
            label={translate('jobPostings.ad.text')}
            helperText={translate('jobPostings.ad.hint')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            multiline
            minRows={6}
            maxRows={14}
            fullWidth
            autoFocus
          />
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button variant="contained" onClick={fill} disabled={!text.trim()}>
              {translate('jobPostings.ad.fill')}
            </Button>
            <Button color="inherit" onClick={() => setOpen(false)}>
              {translate('ra.action.cancel')}
            </Button>
          </Box>
        </>
      ) : (
        <Button variant="outlined" startIcon={<PasteIcon />} onClick={() => setOpen(true)}>
          {translate('jobPostings.ad.paste')}
        </Button>
      )}
      {!isOpen && read && <WhatWasRead {...read} onSettle={settle} />}
    </Box>
  );
};

const entriesOf = (values: readonly AdValue[]) =>
  new Map(values.flatMap(({ values: its }) => Object.entries(its)));

type Shown = Read & { onSettle: (name: string, isAsked: boolean) => void };

const WhatWasRead = ({ values, besides, reading, mail: { around, personal }, onSettle }: Shown) => {
  const translate = useTranslate();
  const quoted = values.filter(({ quote }) => quote !== null);
  return (
    <Alert severity={values.length > 1 ? 'success' : 'info'} sx={{ mt: 1.5 }}>
      {translate(values.length > 1 ? 'jobPostings.ad.filled' : 'jobPostings.ad.nothing')}
      {quoted.length > 0 && (
        <Box component="dl" sx={facts}>
          {quoted.map(({ field, quote }) => (
            <Quote key={field} label={`resources.jobs.fields.${field}`} quote={quote} />
          ))}
        </Box>
      )}
      {besides.length > 0 && (
        <>
          <Box sx={{ mt: 1, fontSize: 13 }}>{translate('jobPostings.ad.besides')}</Box>
          <Box component="dl" sx={{ ...facts, mt: 0.25 }}>
            {besides.map(({ field, quote }) => (
              <Quote key={field} label={`resources.requisitions.fields.${field}`} quote={quote} />
            ))}
          </Box>
        </>
      )}
      <WhatTextSays reading={reading} around={around} onSettle={onSettle} />
      {personal.length > 0 && (
        <Box role="note" sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {translate('jobPostings.ad.personal', { lines: personal.join(' · ') })}
        </Box>
      )}
    </Alert>
  );
};

const Quote = ({ label, quote }: { label: string; quote: string | null }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'contents' }}>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {translate(label)}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {translate('jobPostings.ad.quote', { quote })}
      </Box>
    </Box>
  );
};

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.25,
  mt: 1,
  mb: 0,
  fontSize: 13,
};
