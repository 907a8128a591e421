import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useBasename, useLocale, useNotify, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nextStates } from '../../../domain/change/moves.ts';
import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useReason } from '../../auth/useReason.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useNameOfRow } from '../../components/contract/useNameOfRow.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ConfirmDialog } from '../../components/screens/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '../../components/screens/dialogs/ReasonDialog.tsx';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { ConversionCost } from './ConversionCost.tsx';

const SendDialog = lazy(() =>
  import('./signing/SendDialog.tsx').then((found) => ({ default: found.SendDialog })),
);

/**
 * The allowed status changes of the contract in context as buttons, each with a confirmation. A contract becomes
 * active by its signatures, which are shown with it.
 */
export const ContractMoves = () => {
  const { states, word, ask, confirmation } = useContractMoves();
  return (
    <>
      {states.map((state) => (
        <Button
          key={state}
          variant={state === 'Pending' ? 'contained' : 'outlined'}
          onClick={() => ask(state)}
        >
          {word(state, 'button')}
        </Button>
      ))}
      {confirmation}
    </>
  );
};

/** The same changes in the menu of a table row. */
export const ContractMenu = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  const nameOf = useNameOfRow();
  const { states, word, ask, confirmation } = useContractMoves();
  const basename = useBasename();
  const { userType } = useActor();
  const may = useMay('edit', 'contracts', contract);
  const signs = may && userType === 'recruiter' && contract?.status === 'Pending';
  if (!contract || (states.length === 0 && !signs)) return null;
  return (
    <>
      <MenuButton label={translate('screens.moveRow', { name: nameOf(contracts, contract) })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {signs && (
              <MenuItem component={Link} to={`${basename}/contracts/${contract.id}/show`}>
                {translate('contractsPage.moves.sign')}
              </MenuItem>
            )}
            {states.map((state) => (
              <MenuItem key={state} onClick={menu.pick(() => ask(state))}>
                {word(state, 'button')}
              </MenuItem>
            ))}
          </ButtonMenu>
        )}
      </MenuButton>
      {confirmation}
    </>
  );
};

/** States that the user may choose for the contract in context, and the dialog that confirms the chosen one. */
const useContractMoves = () => {
  const contract = useRecordContext<Contract>();
  const { userType } = useActor();
  const translate = useTranslate();
  const locale = useLocale();
  const nameOf = useNameOfRow();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const may = useMay('edit', 'contracts', contract);
  const maySend = useMay('create', 'envelopes');
  const [asked, setAsked] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const reasonOf = useReason();
  const [update, { isPending }] = useUpdate();
  const states =
    contract && may
      ? nextStates(contracts, 'status', contract.status, userType).filter(
          (state) => state !== 'Converted' || contract.type === 'C2H',
        )
      : [];
  const word = (state: string, what: string) =>
    translate(`contractsPage.moves.${state}.${what}`, {
      client: contract?.client,
      name: contract && nameOf(contracts, contract),
      date: contract && writeDay(contract.endDate, locale, 'medium'),
    });
  const move = (status: string, more: Partial<Contract> = {}) =>
    update(
      'contracts',
      { id: contract?.id, data: { status, ...more }, previousData: contract },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(word(status, 'done'), { type: 'success' });
          setAsked(null);
        },
        // What must be done first stays beside the button that was refused.
        onError: (error) => {
          if (status === 'Pending') return setRefused(reasonOf(error));
          notifyFailure(error);
          setAsked(null);
        },
      },
    );
  const confirmation =
    asked === 'Terminated' ? (
      <ReasonDialog
        stored={['contracts', 'endReason']}
        title={word(asked, 'title')}
        text={word(asked, 'text')}
        confirm={word(asked, 'button')}
        busy={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={(endReason) => move(asked, { endReason })}
      />
    ) : asked === 'Pending' && maySend && contract ? (
      <Suspense fallback={null}>
        <SendDialog contract={contract} onClose={() => setAsked(null)} />
      </Suspense>
    ) : (
      asked && (
        <ConfirmDialog
          title={word(asked, 'title')}
          text={word(asked, 'text')}
          confirm={word(asked, 'button')}
          cancel={translate('contractsPage.moves.cancel')}
          busy={isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => move(asked)}
        >
          {asked === 'Converted' && <ConversionCost />}
          {refused && <Alert severity="error">{refused}</Alert>}
        </ConfirmDialog>
      )
    );
  const ask = (state: string) => {
    setRefused(null);
    setAsked(state);
  };
  return { states, word, ask, confirmation };
};
