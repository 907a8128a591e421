import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { turnOf } from '../../../../domain/change/deals/envelopeSigners.ts';
import type { Contract } from '../../../../domain/contract/deals/contracts.ts';
import { isOpen, nextReminder } from '../../../../domain/contract/deals/envelopes.ts';
import type { Signer } from '../../../../domain/contract/deals/signers.ts';
import { useActor } from '../../../components/contract/useActor.ts';
import { useMay } from '../../../components/contract/useMay.ts';
import { valueKey } from '../../../components/contract/valueKey.ts';
import { StatusChip } from '../../../components/fields/StatusChip.tsx';
import { writeDayOf, writeMoment } from '../../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../../components/screens/CouldNotLoad.tsx';
import { ReasonDialog } from '../../../components/screens/dialogs/ReasonDialog.tsx';
import { ContractDifferences } from './ContractDifferences.tsx';
import { PaperDialog } from './PaperDialog.tsx';
import { PaperNote } from './PaperNote.tsx';
import { SignDialog } from './SignDialog.tsx';
import { SignedFile } from './SignedFile.tsx';
import { type Signing, useSigning } from './useSigning.ts';
import { useSigningWords } from './useSigningWords.ts';

type Asked = 'sign' | 'decline' | 'void' | 'paper' | null;

/** Who has signed a contract and who has yet to, with the buttons for whoever's turn it is. */
export const SigningPanel = ({ contract, level }: { contract: Contract; level: 'h2' | 'h3' }) => {
  const heading = useId();
  const translate = useTranslate();
  const signing = useSigning(contract);
  const { envelopes, envelope } = signing;
  const [asked, setAsked] = useState<Asked>(null);
  const word = useSigningWords();
  if (envelopes.error)
    return (
      <CouldNotLoad title={word('failed')} error={envelopes.error} onRetry={() => void envelopes.refetch()} />
    );
  if (!envelope) return null;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={heading} variant="subtitle1" component={level}>
          {word('title')}
        </Typography>
        <StatusChip
          value={envelope.status}
          label={translate(valueKey('envelopes', 'status', envelope.status))}
        />
      </Box>
      <PaperNote contract={contract} />
      {isOpen(envelope) && <ContractDifferences contract={contract} />}
      <State signing={signing} contract={contract} ask={setAsked} />
      <Dialogs signing={signing} contract={contract} asked={asked} close={() => setAsked(null)} />
    </Box>
  );
};

interface StateProps {
  signing: Signing;
  contract: Contract;
  ask: (what: Asked) => void;
}

const State = ({ signing, contract, ask }: StateProps) => {
  const { envelope, signers, events, add, busy } = signing;
  const translate = useTranslate();
  const locale = useLocale();
  const mine = useMySigner(signing);
  const mayVoid = useMay('edit', 'envelopes', envelope);
  const mayRemind = useMay('create', 'signingEvents');
  const { userType } = useActor();
  const mayUpload = useMay('create', 'contractDocuments');
  const mayRecord = mayUpload && userType === 'admin';
  const reminderNote = useId();
  const word = useSigningWords();
  if (!envelope || !signers.data) return <LinearProgress aria-label={word('title')} />;
  const open = isOpen(envelope);
  const sealer = events.data?.find(({ kind, note }) => kind === 'sealed' && note !== null)?.note;
  const next = nextReminder(envelope);
  const remindsLater = next > new Date().toISOString();
  const nextWords = word('nextReminder', { at: writeMoment(next, locale) });
  const done = signers.data.filter(({ status }) => status === 'Signed').length;
  return (
    <>
      {envelope.reason && <Alert severity="info">{envelope.reason}</Alert>}
      <Box sx={{ maxWidth: 360 }}>
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          {word('progress', { done, of: signers.data.length })}
          {open &&
            envelope.expiresAt &&
            ` · ${word('until', { day: writeDayOf(envelope.expiresAt, locale) })}`}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / Math.max(1, signers.data.length)}
          aria-label={word('progressLabel')}
        />
      </Box>
      <Box component="ol" sx={plain}>
        {signers.data.map((signer) => (
          <SignerLine key={signer.id} signer={signer} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mine && (
          <>
            <Button variant="contained" size="small" onClick={() => ask('sign')}>
              {word('sign')}
            </Button>
            <Button variant="outlined" size="small" color="error" onClick={() => ask('decline')}>
              {word('decline')}
            </Button>
          </>
        )}
        {open && mayRemind && (
          <Button
            variant="outlined"
            size="small"
            disabled={busy || remindsLater}
            aria-describedby={remindsLater ? reminderNote : undefined}
            onClick={() => add('signingEvents', { envelopeId: envelope.id }, word('reminded'))}
          >
            {word('remind')}
          </Button>
        )}
        {open && mayVoid && (
          <Button variant="outlined" size="small" onClick={() => ask('void')}>
            {word('void')}
          </Button>
        )}
        {open && mayRecord && (
          <Button variant="outlined" size="small" onClick={() => ask('paper')}>
            {word('paperButton')}
          </Button>
        )}
        {envelope.status === 'Completed' && <SignedFile contract={contract} envelope={envelope} />}
      </Box>
      {sealer && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {word('sealer', { fingerprint: sealer })}
        </Typography>
      )}
      {open && mayRemind && remindsLater && (
        <Typography id={reminderNote} variant="body2" color="textSecondary">
          {nextWords}
        </Typography>
      )}
      <Box component="details">
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
          {word('events')}
        </Typography>
        <Box component="ol" sx={plain}>
          {events.data?.map(({ id, at, kind, actor, ip }) => (
            <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
              {`${writeMoment(at, locale)} · ${translate(valueKey('signingEvents', 'kind', kind))} · ${actor}`}
              {ip && ` · ${ip}`}
            </Typography>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
          {`SHA-256: ${envelope.contentHash}`}
        </Typography>
      </Box>
    </>
  );
};

const SignerLine = ({ signer }: { signer: Signer }) => {
  const word = useSigningWords();
  const { name, side, status, kind, email, signedAt, notMeAt } = signer;
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {word(`sides.${side}`)}
        {email && ` · ${email}`}
      </Typography>
      <StatusChip value={status} label={translate(valueKey('signers', 'status', status))} />
      {notMeAt && (
        <Typography variant="body2" color="error">
          {translate(valueKey('signingEvents', 'kind', 'misdirected'))}
        </Typography>
      )}
      {signedAt && (
        <Typography variant="body2" color="textSecondary">
          {writeMoment(signedAt, locale)}
          {kind && ` · ${word(`ways.${kind}`)}`}
        </Typography>
      )}
    </Box>
  );
};

/** The signer that the signed-in user is, if it is their turn. */
const useMySigner = ({ envelope, signers }: Signing): Signer | undefined => {
  const { userId, userType } = useActor();
  const may = useMay('edit', 'contracts');
  if (!may || !envelope || !signers.data || !isOpen(envelope)) return undefined;
  return turnOf(envelope, signers.data).find(
    (one) => one.side === userType && (one.userId === null || one.userId === userId),
  );
};

interface DialogsProps {
  signing: Signing;
  contract: Contract;
  asked: Asked;
  close: () => void;
}

const Dialogs = ({ signing, contract, asked, close }: DialogsProps) => {
  const { envelope, change, busy } = signing;
  const mine = useMySigner(signing);
  const word = useSigningWords();
  if (asked === 'paper') return <PaperDialog contract={contract} onClose={close} />;
  if (asked === 'sign' && envelope && mine)
    return <SignDialog {...{ contract, envelope, signing }} signer={mine} onClose={close} />;
  if (asked === 'decline' && mine)
    return (
      <ReasonDialog
        stored={['signers', 'reason']}
        title={word('declineTitle')}
        text={word('declineText')}
        confirm={word('decline')}
        busy={busy}
        onCancel={close}
        onConfirm={(reason) =>
          change('signers', mine, { status: 'Declined', reason }, word('declined'), close)
        }
      />
    );
  if (asked === 'void' && envelope)
    return (
      <ReasonDialog
        stored={['envelopes', 'reason']}
        title={word('voidTitle')}
        text={word('voidText')}
        confirm={word('void')}
        busy={busy}
        onCancel={close}
        onConfirm={(reason) =>
          change('envelopes', envelope, { status: 'Voided', reason }, word('voided'), close)
        }
      />
    );
  return null;
};

const plain = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 };
