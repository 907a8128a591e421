import Alert from '@mui/material/Alert';
import { TopToolbar, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { BankStatement } from '../../../domain/contract/billing/bankStatements.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { Facts } from '../../components/screens/facts/Facts.tsx';
import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { RemoveButton } from '../../components/screens/RemoveButton.tsx';
import { Entries } from './Entries.tsx';

const file: FieldGroup = {
  fields: ['format', 'currency', 'opening', 'closing', 'gap', 'added', 'importedBy'],
};

/** One statement: its entries with what they are likely to be, to confirm, choose or ignore. */
export const StatementShow = () => (
  <NounShow
    groups={[]}
    headline={['account', 'periodStart', 'periodEnd', 'entries']}
    actions={
      <TopToolbar>
        <RemoveButton />
      </TopToolbar>
    }
    head={<Gap />}
  >
    <EntriesOfStatement />
    <Facts group={file} />
  </NounShow>
);

const EntriesOfStatement = () => {
  const statement = useRecordContext<BankStatement>();
  return statement ? <Entries statement={statement} /> : null;
};

/** The balances of the file do not follow from its entries. */
const Gap = () => {
  const statement = useRecordContext<BankStatement>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!statement?.gap) return null;
  const amount = formatMoney(Math.abs(statement.gap), statement.currency, locale);
  return <Alert severity="warning">{translate('banking.gap', { amount })}</Alert>;
};
