import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextInput, useDataProvider, useLocale, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Language } from '../../../domain/contract/languages.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { validateField } from '../../components/inputs/validateField.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { makeCalendarSecret } from './calendarSecret.ts';

/** Creates a link. Its secret leaves this browser only as part of the address. */
export const MakeCalendarLink = ({ onMade }: { onMade: (secret: string) => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const language = useLocale() as Language;
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [making, setMaking] = useState(false);
  const may = useMay('create', 'calendarLinks');
  if (!may) return null;
  const make = async ({ name }: FieldValues) => {
    if (!globalThis.crypto?.subtle) return notify('benchCalendar.subscribe.insecure', { type: 'error' });
    setMaking(true);
    try {
      const { secret, secretHash } = await makeCalendarSecret();
      await dataProvider.create('calendarLinks', { data: { name, language, secretHash } });
      onMade(secret);
      refresh();
    } catch (error) {
      notifyFailure(error);
    }
    setMaking(false);
  };
  return (
    <Form record={{}} defaultValues={{ name: '' }} onSubmit={make}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <TextInput
          source="name"
          label="benchCalendar.subscribe.name"
          isRequired
          helperText="benchCalendar.subscribe.nameHint"
          validate={validateField('calendarLinks', 'name')}
          sx={{ flex: '1 1 220px' }}
        />
        <Button type="submit" variant="contained" loading={making} sx={{ mt: 1.5 }}>
          {translate('benchCalendar.subscribe.make')}
        </Button>
      </Box>
    </Form>
  );
};
