import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { amendmentKinds } from '../../../domain/contract/deals/amendments.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { AmendDialog } from './AmendDialog.tsx';
import { useOpenAmendment } from './useOpenAmendment.ts';

type Kind = (typeof amendmentKinds)[number];
const labels = { Extension: 'deployments.extend', 'Early End': 'deployments.endEarly' } as const;
const kinds = Object.keys(labels) as Kind[];

/** One amendment at a time: while one waits for an answer, there is no other. */
const useAmending = () => {
  const contract = useRecordContext<Contract>();
  const may = useMay('create', 'amendments');
  const open = useOpenAmendment();
  const [kind, setKind] = useState<Kind | null>(null);
  return {
    running: may && !open && contract?.status === 'Active' ? contract : null,
    ask: setKind,
    dialog: contract && kind && <AmendDialog contract={contract} kind={kind} onClose={() => setKind(null)} />,
  };
};

/** Extends the deployment in context or ends it early. */
export const AmendButtons = () => {
  const translate = useTranslate();
  const { running, ask, dialog } = useAmending();
  if (!running) return null;
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} variant="outlined" size="small" onClick={() => ask(kind)}>
          {translate(labels[kind])}
        </Button>
      ))}
      {dialog}
    </>
  );
};

/** The same in the menu of a row. */
export const AmendMenu = () => {
  const translate = useTranslate();
  const { running, ask, dialog } = useAmending();
  if (!running) return null;
  return (
    <>
      <MenuButton label={translate('deployments.more', { name: running.employee })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {kinds.map((kind) => (
              <MenuItem key={kind} onClick={menu.pick(() => ask(kind))}>
                {translate(labels[kind])}
              </MenuItem>
            ))}
          </ButtonMenu>
        )}
      </MenuButton>
      {dialog}
    </>
  );
};
