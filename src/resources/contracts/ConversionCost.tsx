import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { conversionCostOn } from '../../../domain/contract/deals/contractFigures.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { IssueDialog } from '../providerInvoices/IssueDialog.tsx';

/** What converting the contract in context costs today, for both sides. */
export const ConversionCost = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (contract?.type !== 'C2H' || contract.status !== 'Active') return null;
  const today = utcDay(new Date());
  const word = (key: string, values?: object) => translate(`contractsPage.conversion.${key}`, { ...values });
  const cost = conversionCostOn(contract, today);
  if (!cost) return <Typography>{word('none')}</Typography>;
  const { fee, agreed, daysLeft, days } = cost;
  const money = (amount: number) => formatMoney(amount, contract.currency, locale);
  const key = daysLeft === 0 ? 'over' : daysLeft === days ? 'whole' : 'costs';
  return (
    <Box>
      <Typography>
        {word(key, {
          date: writeDay(today, locale, 'medium'),
          fee: money(fee),
          agreed: money(agreed),
          smart_count: daysLeft,
          days,
        })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {word('schedule')}
      </Typography>
    </Box>
  );
};

/** Invoices the fee of the converted contract in context, if no invoice asks for it, as after one was voided. */
export const InvoiceConversionFee = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const { userType } = useActor();
  const isDue = contract?.status === 'Converted' && Boolean(contract.conversionFeeDue);
  const may = useMay('create', 'providerInvoices') && userType === 'provider' && isDue;
  const { data } = useGetList<ProviderInvoice>(
    'providerInvoices',
    {
      filter: { contractId: contract?.id, subject: 'Conversion Fee' },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 10 },
    },
    { enabled: may },
  );
  const [isOpen, setOpen] = useState(false);
  if (!may || !data || data.some(({ status }) => status !== 'Void')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('contractsPage.conversion.invoice')}
      </Button>
      {isOpen && (
        <ResourceContextProvider value="providerInvoices">
          <IssueDialog feeOf={contract?.id} onClose={() => setOpen(false)} />
        </ResourceContextProvider>
      )}
    </>
  );
};
