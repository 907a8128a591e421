import { EditButton, TopToolbar } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { InvoicePdfButton } from './InvoicePdfButton.tsx';

/** One invoice, and its PDF. */
export const InvoiceShow = () => {
  const mayEdit = useMay('edit', 'invoices');
  return (
    <NounShow
      actions={
        <TopToolbar>
          <InvoicePdfButton />
          {mayEdit && <EditButton />}
        </TopToolbar>
      }
    />
  );
};
