import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { clientSide } from '../../../../domain/change/deals/envelopeSigners.ts';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import { emailShape } from '../../../../domain/contract/emailShape.ts';
import type { Language } from '../../../../domain/contract/languages.ts';
import { useSession } from '../../../auth/useSession.ts';
import { useActor } from '../../../components/contract/useActor.ts';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { isLanguage, languages } from '../../../i18n/languages.ts';
import { useAgreement } from '../useAgreement.ts';
import { ContractDifferences } from './ContractDifferences.tsx';
import { useSigning } from './useSigning.ts';
import { useSigningWords } from './useSigningWords.ts';
import { useUndrawable } from './useUndrawable.ts';

interface Props {
  contract: Contract;
  onClose: () => void;
}

const nobody = { name: '', email: '' };
type Chosen = typeof nobody & { language: Language };
/** The demo sends no mail, so nobody gets a link. */
const outsideHelp = import.meta.env.MODE === 'demo' ? 'outsideDemo' : 'outsideHelp';

/** Sends a contract to its signers: yourself, the client, and perhaps someone from outside. */
export const SendDialog = ({ contract, onClose }: Props) => {
  const { add, busy } = useSigning(contract);
  const translate = useTranslate();
  const heading = useId();
  const who = useId();
  const { userId, userType } = useActor();
  const user = useSession()?.user;
  const locale = useLocale();
  const [outside, setOutside] = useState<Chosen>({
    ...nobody,
    language: isLanguage(locale) ? locale : 'en',
  });
  const [inOrder, setInOrder] = useState(false);
  const [validDays, setValidDays] = useState('14');
  const [checked, setChecked] = useState(false);
  // What must be done first stays beside the button that was refused.
  const [refused, setRefused] = useState<string | null>(null);
  const word = useSigningWords();
  const agreement = useAgreement(contract) ?? '';
  const { client, employee, description } = contract;
  const boxes = useUndrawable([client, employee, description ?? '', agreement].join('\n'));
  const needsOutside = clientSide(contract) === 'outside';
  const hasOutside = needsOutside || outside.name.trim() !== '' || outside.email.trim() !== '';
  const days = Number(validDays);
  const wrong = {
    name: hasOutside && !outside.name.trim(),
    email: hasOutside && !emailShape.test(outside.email.trim()),
    days: !(Number.isInteger(days) && days >= 1 && days <= 90),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wrong.name || wrong.email || wrong.days) return;
    const signers = [
      {
        side: 'provider',
        userId: userType === 'provider' ? userId : null,
        name: user?.fullName ?? '',
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      ...(needsOutside ? [] : [{ side: 'recruiter', name: contract.client }]),
      ...(hasOutside
        ? [
            {
              side: 'outside',
              name: outside.name.trim(),
              email: outside.email.trim(),
              language: outside.language,
            },
          ]
        : []),
    ];
    const data = { contractId: contract.id, inOrder, validDays: days, signers };
    setRefused(null);
    add('envelopes', data, word('sent'), onClose, setRefused);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{word('sendTitle')}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Typography id={who} component="h3" variant="subtitle2">
              {word('mustSign')}
            </Typography>
            <Box component="ul" aria-labelledby={who} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
              <li>{word('mustYou', { name: user?.fullName ?? '' })}</li>
              <li>{word(needsOutside ? 'mustOutside' : 'mustClient', { client: contract.client })}</li>
            </Box>
          </div>
          <ContractDifferences contract={contract} />
          {boxes.length > 0 && (
            <Alert severity="warning">{translate('screens.pdfMissing', { signs: boxes.join(' ') })}</Alert>
          )}
          {!needsOutside && <DialogContentText>{word('also')}</DialogContentText>}
          <TextField
            label={word('outsideName')}
            value={outside.name}
            onChange={({ target }) => setOutside({ ...outside, name: target.value })}
            required={needsOutside}
            error={checked && wrong.name}
            helperText={checked && wrong.name ? word('nameMissing') : undefined}
          />
          <TextField
            label={word('outsideEmail')}
            type="email"
            value={outside.email}
            onChange={({ target }) => setOutside({ ...outside, email: target.value })}
            required={needsOutside}
            error={checked && wrong.email}
            helperText={checked && wrong.email ? word('emailMissing') : word(outsideHelp)}
          />
          <TextField
            select
            label={word('outsideLanguage')}
            value={outside.language}
            onChange={({ target }) => setOutside({ ...outside, language: target.value as Language })}
            helperText={word('outsideLanguageHelp')}
          >
            {Object.entries(languages).map(([code, name]) => (
              <MenuItem key={code} value={code} lang={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={word('validDays')}
            value={validDays}
            onChange={({ target }) => setValidDays(target.value)}
            error={checked && wrong.days}
            helperText={checked && wrong.days ? word('daysWrong') : undefined}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <Box>
            <FormControlLabel
              control={<Checkbox checked={inOrder} onChange={({ target }) => setInOrder(target.checked)} />}
              label={word('inOrder')}
            />
          </Box>
          {refused && <Alert severity="error">{refused}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('contractsPage.moves.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('contractsPage.moves.Pending.button')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
