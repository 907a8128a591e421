import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useNameOfRow } from '../../components/contract/useNameOfRow.ts';
import { useSavePdf } from '../../components/pdf/useSavePdf.ts';
import { useAgreement } from './useAgreement.ts';

/** Downloads the contract in context as a PDF. The code that prints it is loaded on the first click. */
export const PdfButton = () => {
  const contract = useRecordContext<Contract>();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = useNameOfRow();
  const savePdf = useSavePdf();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const agreement = useAgreement(contract);
  if (!contract) return null;
  const download = async () => {
    if (agreement === undefined) return;
    setBusy(true);
    try {
      const [{ printContract }, { data: provider }] = await Promise.all([
        import('./printContract.ts'),
        dataProvider.getOne('companies', { id: contract.providerId }),
      ]);
      const wording = { locale, translate, agreement, today: utcDay(new Date()) };
      await savePdf(
        printContract(contract, provider.name, wording),
        `${contract.id} ${nameOf(contracts, contract)}.pdf`,
      );
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button onClick={download} disabled={busy || agreement === undefined} startIcon={<PdfIcon />}>
      {translate(busy ? 'contractsPage.view.pdfBusy' : 'contractsPage.view.pdf')}
    </Button>
  );
};
