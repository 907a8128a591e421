import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SignOnDomain } from '../../../domain/security/singleSignOn.ts';
import { send } from '../../auth/send.ts';
import { useEntryForm } from '../../auth/useEntryForm.ts';
import { line } from '../../components/accountSecurity/line.ts';
import { CopiedText } from '../../components/CopiedText.tsx';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { useAuthTexts } from '../../i18n/useAuthTexts.ts';
import { useSignOnAct } from './useSignOn.ts';

const words = (key: string) => `settings.singleSignOn.${key}`;

/** The email domains of the company, each proven by a DNS record. */
export const DomainsPart = ({ domains }: { domains: readonly SignOnDomain[] }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2">
        {translate(words('domains'))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(words('domainsAbout'))}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {domains.map((one) => (
          <DomainLine key={one.domain} {...one} />
        ))}
      </Box>
      <AddDomain />
    </Box>
  );
};

const DomainLine = ({ domain, record, verifiedAt }: SignOnDomain) => {
  const translate = useTranslate();
  const { act, busy, problem } = useSignOnAct();
  const status = verifiedAt ? 'Verified' : 'Pending';
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {domain}
          </Box>
          <StatusChip value={status} label={translate(words(verifiedAt ? 'verified' : 'unverified'))} />
        </Typography>
        {!verifiedAt && (
          <CopiedText
            label={translate(words('record'))}
            text={record}
            copyLabel={translate(words('copyRecord'), { domain })}
          />
        )}
        {problem && (
          <Alert severity="error" sx={{ mt: 0.5 }}>
            {problem}
          </Alert>
        )}
      </Box>
      <Box>
        {!verifiedAt && (
          <Button
            size="small"
            loading={busy}
            aria-label={translate(words('verifyNamed'), { domain })}
            onClick={() => act(() => send('POST /single-sign-on/domains/{domain}/verify', { domain }))}
          >
            {translate(words('verify'))}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          disabled={busy}
          aria-label={translate(words('removeNamed'), { domain })}
          onClick={() => act(() => send('DELETE /single-sign-on/domains/{domain}', { domain }))}
        >
          {translate(words('remove'))}
        </Button>
      </Box>
    </Box>
  );
};

const AddDomain = () => {
  const translate = useTranslate();
  const { errors: texts } = useAuthTexts();
  const { change } = useSignOnAct();
  const { form, general, busy, bind, edit, submit } = useEntryForm({
    first: { domain: '' },
    texts,
    check: ({ domain }): { domain?: string } => (domain.trim() ? {} : { domain: texts.required }),
    send: async ({ domain }) => {
      await change(() => send('POST /single-sign-on/domains', { domain }));
      edit('domain', '');
    },
  });
  const { error, ...field } = bind('domain');
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ mt: 1.5 }}>
      <FormFault fault={general} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <TextField
          {...field}
          size="small"
          margin="none"
          label={translate(words('domain'))}
          placeholder="example.com"
          error={Boolean(error)}
          helperText={error && translate(error, { _: error })}
          sx={{ flex: '1 1 200px', maxWidth: 360 }}
          slotProps={{ htmlInput: { maxLength: 100, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <Button type="submit" variant="outlined" loading={busy} sx={{ minHeight: 40 }}>
          {translate(words('addDomain'))}
        </Button>
      </Box>
    </Box>
  );
};
