import { useState } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { operator } from '../../platform/operator.ts';
import { printInvoice, type Seller } from './printInvoice.ts';

const seller: Seller = { ...operator, name: operator.operator || 'TalentBench' };

/** Prints an invoice in the user's language. The code that prints it is loaded on the first click. */
export const useInvoicePdf = () => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  const savePdf = useSavePdf();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const download = async (invoice: Invoice) => {
    setBusy(true);
    try {
      const { data: buyer } = await dataProvider.getOne<Company>('companies', { id: invoice.companyId });
      await savePdf(printInvoice(invoice, buyer, seller, { locale, translate }), `${invoice.id}.pdf`);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return { download, isBusy };
};
