import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { BankEntry } from '../../../domain/contract/billing/bankEntries.ts';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { ProposalText } from './ProposalText.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { EntryActs } from './useEntryActs.ts';
import type { Proposals } from './useProposals.ts';

interface Props {
  entry: BankEntry;
  proposals: Proposals;
  acts: EntryActs;
  mayMatch: boolean;
  /** The transactions of a matched entry. */
  brought: readonly Transaction[];
}

/** One entry: who paid what and why, what it is likely to be, and the next step. */
export const EntryRow = ({ entry, proposals, acts, mayMatch, brought }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { amount, currency, counterparty, counterpartyAccount, text, endToEndId, status } = entry;
  const payer = counterparty ?? translate('banking.unknownPayer');
  const lines = [text, endToEndId && !text?.includes(endToEndId) ? endToEndId : null, counterpartyAccount];
  return (
    <Box component="li" aria-label={`${payer}, ${formatMoney(amount, currency, locale)}`} sx={row}>
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {writeDay(entry.bookedDate, locale, 'short')}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {payer}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {lines.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        sx={{
          gridArea: 'amount',
          fontWeight: 600,
          textAlign: 'right',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatMoney(amount, currency, locale)}
      </Typography>
      {status === 'Open' ? (
        <OpenEntry {...{ entry, proposals, acts, mayMatch, payer }} />
      ) : (
        <ClosedEntry {...{ entry, acts, mayMatch, brought }} />
      )}
    </Box>
  );
};

const Sides = ({ children, buttons }: { children: ReactNode; buttons: ReactNode }) => (
  <>
    <Box sx={{ gridArea: 'what', minWidth: 0 }}>{children}</Box>
    <Box
      sx={{
        gridArea: 'acts',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: { lg: 'flex-end' },
        gap: 0.5,
      }}
    >
      {buttons}
    </Box>
  </>
);

type OpenProps = Omit<Props, 'brought'> & { payer: string };

const OpenEntry = ({ entry, proposals, acts, mayMatch, payer }: OpenProps) => {
  const translate = useTranslate();
  const [asks, setAsks] = useState<'choose' | 'ignore' | null>(null);
  const [busy, setBusy] = useState(false);
  const all = proposals.byEntry.get(entry.id) ?? [];
  const [best] = all;
  const confirm = async () => {
    if (!best) return;
    setBusy(true);
    await acts.confirm([{ entryId: entry.id, parts: best.parts }]);
    setBusy(false);
  };
  const named = (act: string) => `${translate(act)}: ${payer}`;
  return (
    <Sides
      buttons={
        mayMatch && (
          <>
            {best && (
              <Button
                size="small"
                variant={best.isCertain ? 'contained' : 'outlined'}
                loading={busy}
                aria-label={named('banking.confirm')}
                onClick={confirm}
              >
                {translate('banking.confirm')}
              </Button>
            )}
            <Button size="small" aria-label={named('banking.choose.do')} onClick={() => setAsks('choose')}>
              {translate('banking.choose.do')}
            </Button>
            <Button
              size="small"
              color="inherit"
              aria-label={named('banking.ignore.do')}
              onClick={() => setAsks('ignore')}
            >
              {translate('banking.ignore.do')}
            </Button>
          </>
        )
      }
    >
      {best ? (
        <ProposalText proposal={best} currency={entry.currency} companies={proposals.companies} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate(proposals.isRead ? 'banking.noProposal' : 'banking.loading')}
        </Typography>
      )}
      {asks === 'choose' && (
        <ChooseDialog
          entry={entry}
          payer={payer}
          proposals={all}
          companies={proposals.companies}
          acts={acts}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'ignore' && (
        <ReasonDialog
          act="ignore"
          id={entry.id}
          usual={translate('banking.ignore.usual')}
          onReason={(reason) => acts.ignore(entry.id, reason)}
          onClose={() => setAsks(null)}
        />
      )}
    </Sides>
  );
};

const ClosedEntry = ({ entry, acts, mayMatch, brought }: Omit<Props, 'proposals'>) => {
  const translate = useTranslate();
  const basename = useBasename();
  const [asks, setAsks] = useState(false);
  const { id, status, reason, matchedBy, currency } = entry;
  const locale = useLocale();
  const takesBack = brought.some((one) => one.kind === 'Payment' && !entry.linked.includes(one.id));
  const word = translate(valueKey('bankEntries', 'status', status), { _: status });
  return (
    <Sides
      buttons={
        mayMatch &&
        status !== 'Returned' && (
          <Button
            size="small"
            color="inherit"
            onClick={() => (takesBack ? setAsks(true) : acts.reopen(id, null))}
          >
            {translate('banking.reopen.do')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <StatusChip value={status} label={word} />
        {brought.map((one) => (
          <Typography key={one.id} variant="body2">
            {one.invoiceId ? (
              <Link component={RouterLink} to={`${basename}/invoices/${one.invoiceId}/show`}>
                {one.invoiceId}
              </Link>
            ) : (
              one.id
            )}
            {` ${formatMoney(one.amount, currency, locale)}`}
          </Typography>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {reason ?? (matchedBy && translate('banking.by', { name: matchedBy }))}
      </Typography>
      {asks && (
        <ReasonDialog
          act="reopen"
          id={id}
          usual=""
          onReason={(given) => acts.reopen(id, given)}
          onClose={() => setAsks(false)}
        />
      )}
    </Sides>
  );
};

const row = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) auto',
    lg: '56px minmax(0, 1fr) 96px minmax(0, 1.3fr) 208px',
  },
  gridTemplateAreas: {
    xs: '"day who amount" "what what what" "acts acts acts"',
    lg: '"day who amount what acts"',
  },
};
