import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import {
  AutocompleteArrayInput,
  Create,
  type RaRecord,
  ReferenceArrayInput,
  Toolbar,
  useBasename,
  useLocale,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { usualDays } from '../../../domain/contract/hotLists/hotLists.ts';
import { addDays } from '../../../domain/time/days.ts';
import { firstFormValues } from '../../components/contract/firstFormValues.ts';
import { useNoun } from '../../components/contract/useNoun.ts';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { MaintenanceSaveButton } from '../../components/maintenance/MaintenanceSaveButton.tsx';
import { ReadOnlyNote } from '../../components/maintenance/ReadOnlyNote.tsx';
import { SimpleForm } from '../../components/screens/forms/Form.tsx';
import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { NounForm } from '../../components/screens/forms/NounForm.tsx';
import { todayHere } from '../calendar/today.ts';
import { AddressesInput } from './AddressesInput.tsx';

const fields = ['title', 'note', 'candidateIds', 'recruiterIds', 'addresses', 'showRates', 'endsOn'];

/** A new hot list, with the candidates that were selected in a list; it is sent at once or stays a draft. */
export const HotListCreate = () => {
  const noun = useNoun();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const locale = useLocale() ?? 'en';
  const { state } = useLocation() as { state: { candidateIds?: string[] } | null };
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(new Date());
  const first = {
    ...firstFormValues(noun, fields),
    title: translate('hotLists.form.title', { day }),
    candidateIds: state?.candidateIds ?? [],
    endsOn: addDays(todayHere(), usualDays),
    language: locale,
  };
  const made = ({ id, status, recipients, leftOut }: RaRecord) => {
    const words = { smart_count: recipients };
    notify(status === 'Sent' ? 'hotLists.send.done' : 'hotLists.form.drafted', {
      type: leftOut?.length ? 'warning' : 'success',
      messageArgs: words,
    });
    redirect('show', 'hotLists', id);
  };
  return (
    <Create title="hotLists.add" actions={false} mutationOptions={{ onSuccess: made }}>
      <SimpleForm
        warnWhenUnsavedChanges
        defaultValues={first}
        sx={{ maxWidth: 960, p: { xs: 2, md: 3 } }}
        toolbar={<SendToolbar />}
      >
        <KeepDraft />
        <Inputs />
        <ReadOnlyNote />
      </SimpleForm>
    </Create>
  );
};

/** A draft; its page sends it. */
export const HotListEdit = () => (
  <NounEdit
    form={
      <NounForm groups={[]} removable>
        <Inputs />
      </NounForm>
    }
  />
);

const withStatus = (status: 'Draft' | 'Sent') => (form: Record<string, unknown>) => ({ ...form, status });

const SendToolbar = () => {
  const translate = useTranslate();
  const list = `${useBasename()}/hotLists`;
  return (
    <Toolbar sx={{ position: 'static', flexWrap: 'wrap', gap: 1 }}>
      <MaintenanceSaveButton
        alwaysEnable
        type="button"
        label="hotLists.send.label"
        icon={<SendIcon />}
        transform={withStatus('Sent')}
      />
      <MaintenanceSaveButton
        alwaysEnable
        type="button"
        variant="outlined"
        label="hotLists.form.draft"
        transform={withStatus('Draft')}
      />
      <Button component={Link} to={list} color="inherit">
        {translate('ra.action.cancel')}
      </Button>
    </Toolbar>
  );
};

const Inputs = () => {
  const translate = useTranslate();
  const word = (key: string) => translate(`hotLists.form.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      <Group title={word('what')}>
        <NounInput source="title" />
        <ReferenceArrayInput
          source="candidateIds"
          reference="candidates"
          filter={{ published: true }}
          sort={{ field: 'name', order: 'ASC' }}
          perPage={50}
        >
          <AutocompleteArrayInput
            optionText={({ name, title }: Candidate) => `${name} · ${title}`}
            filterToQuery={(q: string) => (q ? { q } : {})}
            validate={validateField('hotLists', 'candidateIds')}
            helperText="hotLists.form.candidatesHint"
            isRequired
          />
        </ReferenceArrayInput>
        <NounInput source="note" help={word('noteHint')} />
        <NounInput source="showRates" help={word('ratesHint')} />
      </Group>
      <Group title={word('whom')}>
        <ReferenceArrayInput
          source="recruiterIds"
          reference="companies"
          filter={{ type: 'recruiter' }}
          sort={{ field: 'name', order: 'ASC' }}
          perPage={50}
        >
          <AutocompleteArrayInput
            optionText="name"
            filterToQuery={(q: string) => (q ? { q } : {})}
            validate={validateField('hotLists', 'recruiterIds')}
            helperText="hotLists.form.recruitersHint"
          />
        </ReferenceArrayInput>
        <AddressesInput source="addresses" />
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <NounInput source="language" help={word('languageHint')} />
          <NounInput source="endsOn" help={word('endsHint')} />
        </Box>
      </Group>
    </Box>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={heading} component="h2" variant="subtitle1">
        {title}
      </Typography>
      {children}
    </Box>
  );
};
