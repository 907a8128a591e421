import BooksIcon from '@mui/icons-material/AccountBalanceOutlined';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { Button, useTranslate } from 'react-admin';
import { ButtonMenu, useButtonMenu } from '../../../components/screens/MenuButton.tsx';

const dialogs = {
  accounting: lazy(() =>
    import('./AccountingDialog.tsx').then((module) => ({ default: module.AccountingDialog })),
  ),
  statement: lazy(() =>
    import('./StatementDialog.tsx').then((module) => ({ default: module.StatementDialog })),
  ),
};
type Part = keyof typeof dialogs;

/** Exports invoices to an accounting program, and statements of account to clients. */
export const AccountingButton = () => {
  const translate = useTranslate();
  const { open, wasOpen, menu } = useButtonMenu();
  const [part, setPart] = useState<Part | null>(null);
  const Dialog = part && dialogs[part];
  const label = translate('clientInvoices.accounting.menu');
  return (
    <>
      <Button label={label} aria-label={label} aria-haspopup="menu" onClick={open}>
        <BooksIcon />
      </Button>
      {wasOpen && (
        <ButtonMenu menu={menu}>
          {(Object.keys(dialogs) as Part[]).map((one) => (
            <MenuItem key={one} onClick={menu.pick(() => setPart(one))}>
              {translate(`clientInvoices.${one}.open`)}
            </MenuItem>
          ))}
        </ButtonMenu>
      )}
      {Dialog && (
        <Suspense>
          <Dialog onClose={() => setPart(null)} />
        </Suspense>
      )}
    </>
  );
};
