import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Fragment, type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { readContent, type SignedContent } from '../../../../domain/change/deals/signedContent.ts';
import { signedTerms } from '../../../../domain/change/deals/signedTerms.ts';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import type { Envelope } from '../../../../domain/contract/deals/envelopes.ts';
import type { Signer } from '../../../../domain/contract/deals/signers.ts';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { isLanguage } from '../../../i18n/languages.ts';
import { ContractDifferences } from './ContractDifferences.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import type { Signing } from './useSigning.ts';
import { useSigningWords } from './useSigningWords.ts';
import { useUndrawable } from './useUndrawable.ts';

interface Props {
  contract: Contract;
  signer: Signer;
  envelope: Envelope;
  signing: Signing;
  onClose: () => void;
}

/** The contract as it was sent, to read and to sign with a typed or drawn signature. */
export const SignDialog = ({ contract, signer, envelope, signing, onClose }: Props) => {
  const { change, busy } = signing;
  const translate = useTranslate();
  const heading = useId();
  const [typed, setTyped] = useState('');
  const [drawn, setDrawn] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const word = useSigningWords();
  const content = readContent(envelope);
  const noteView = useEffectEvent(() => {
    if (signer.status === 'Waiting') change('signers', signer, { status: 'Viewed' }, null);
  });
  useEffect(() => noteView(), []);
  const signature = drawn || typed.trim();
  const unprintable = useUndrawable(drawn ? '' : typed);
  const fault = unprintable.length
    ? word('unprintable', { signs: unprintable.join(' ') })
    : checked && !signature && word('signatureMissing');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!signature || !agreed || unprintable.length) return;
    const { contentHash } = envelope;
    const kind = drawn ? 'Drawn' : 'Typed';
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const data = { status: 'Signed', kind, signature, contentHash, timeZone };
    change('signers', signer, data, word('signed'), onClose);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{word('signTitle')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: 0 }}>
          <ContractDifferences contract={contract} />
          {content && (
            <Box component="section" aria-label={content.title} tabIndex={0} sx={paper}>
              <Typography component="h3" variant="subtitle1">
                {content.title}
              </Typography>
              <Terms content={content} />
              {[content.description, content.agreement].map(
                (text) =>
                  text && (
                    <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-line', mt: 1 }}>
                      {text}
                    </Typography>
                  ),
              )}
            </Box>
          )}
          <TextField
            label={word('typed')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={Boolean(fault)}
            helperText={fault || undefined}
            autoComplete="name"
          />
          <SignaturePad label={word('drawn')} clear={word('clear')} onChange={setDrawn} />
          <Box>
            <FormControlLabel
              control={<Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />}
              label={word('agree')}
            />
            {checked && !agreed && <FormHelperText error>{word('agreeMissing')}</FormHelperText>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('contractsPage.moves.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {word('sign')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** All agreed terms, as they were frozen, so that nothing is signed unseen. */
const Terms = ({ content }: { content: SignedContent }) => {
  const locale = useLocale();
  const rows = signedTerms(content, isLanguage(locale) ? locale : 'en');
  return (
    <Box component="dl" sx={terms}>
      {rows.map(([label, value]) => (
        <Fragment key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
};

const terms = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25, m: 0, mt: 1 };

const paper = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  p: 2,
  maxHeight: 280,
  overflow: 'auto',
  overflowWrap: 'anywhere',
};
