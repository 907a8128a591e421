import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { Missing, Syntax } from '../../../domain/billing/electronic/electronicInvoice.ts';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { saveFile } from '../../components/download/saveFile.ts';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { ButtonMenu, useButtonMenu } from '../../components/screens/MenuButton.tsx';
import type { DataProvider } from '../../dataProvider/port.ts';
import { printClientInvoice } from './printClientInvoice.ts';

const MissingDialog = lazy(() =>
  import('./MissingDialog.tsx').then((module) => ({ default: module.MissingDialog })),
);

const forms = ['pdf', 'facturX', 'ubl'] as const;
type Form = (typeof forms)[number];

/** Downloads the invoice in context as a PDF or as an electronic invoice, in the reader's language. */
export const ClientInvoiceDownload = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { electronicInvoice } = useDataProvider<DataProvider>();
  const savePdf = useSavePdf();
  const notifyFailure = useNotifyFailure();
  const { open, wasOpen, menu } = useButtonMenu();
  const [isBusy, setBusy] = useState(false);
  const [lacking, setLacking] = useState<{ form: string; missing: Missing[] } | null>(null);
  if (!invoice) return null;
  const label = (form: Form) =>
    translate(form === 'pdf' ? 'pages.invoices.pdf' : `clientInvoices.electronic.${form}`);
  /** The XML, unless the invoice lacks something for it, which is said. */
  const written = async (form: Form, syntax: Syntax): Promise<string | null> => {
    const { id } = invoice;
    const { data } = await electronicInvoice({ id, syntax, language: locale as Language });
    if (data.xml === null) setLacking({ form: label(form), missing: data.missing });
    return data.xml;
  };
  const save = async (form: Form) => {
    const { number, issuedDate } = invoice;
    const printed = printClientInvoice(invoice, { locale, translate });
    if (form === 'pdf') return savePdf(printed, `${number}.pdf`);
    const xml = await written(form, form === 'ubl' ? 'ubl' : 'cii');
    if (xml === null) return;
    if (form === 'ubl') return saveFile(new Blob([xml], { type: 'application/xml' }), `${number}.xml`);
    const { asFacturX } = await import('./facturX.ts');
    return savePdf(asFacturX(printed, xml, issuedDate), `${number}.pdf`);
  };
  const download = async (form: Form) => {
    setBusy(true);
    try {
      await save(form);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={open} loading={isBusy} startIcon={<DownloadIcon />}>
        {translate('pages.invoices.download')}
      </Button>
      {wasOpen && (
        <ButtonMenu menu={menu}>
          {forms.map((form) => (
            <MenuItem key={form} onClick={menu.pick(() => download(form))}>
              {label(form)}
            </MenuItem>
          ))}
        </ButtonMenu>
      )}
      {lacking && (
        <Suspense>
          <MissingDialog {...lacking} invoice={invoice} onClose={() => setLacking(null)} />
        </Suspense>
      )}
    </>
  );
};
