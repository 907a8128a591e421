import BooksIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy, Suspense, useState } from 'react';
import { Button, useTranslate } from 'react-admin';

const AccountingDialog = lazy(() =>
  import('./AccountingDialog.tsx').then((module) => ({ default: module.AccountingDialog })),
);

/** Opens the export of invoices to an accounting program. */
export const AccountingButton = () => {
  const [isOpen, setOpen] = useState(false);
  const label = useTranslate()('clientInvoices.accounting.open');
  return (
    <>
      <Button label={label} aria-label={label} onClick={() => setOpen(true)}>
        <BooksIcon />
      </Button>
      {isOpen && (
        <Suspense>
          <AccountingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
