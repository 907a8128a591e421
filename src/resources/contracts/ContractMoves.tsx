import Button from '@mui/material/Button';
import { useLocale, useNotify, useRecordContext, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { nextStates } from '../../../domain/change/moves.ts';
import { type Contract, contracts } from '../../../domain/contract/contracts.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { ConfirmDialog } from '../../components/screens/ConfirmDialog.tsx';

/** The allowed status changes of the contract in context, each with a confirmation. */
export const ContractMoves = () => {
  const contract = useRecordContext<Contract>();
  const { userType } = useActor();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const may = useMay('edit', 'contracts', contract);
  const [asked, setAsked] = useState<string | null>(null);
  const [update, { isPending }] = useUpdate();
  if (!contract || !may) return null;
  const states = nextStates(contracts, 'status', contract.status, userType);
  const word = (state: string, what: string) =>
    translate(`contractsPage.moves.${state}.${what}`, {
      client: contract.client,
      date: writeDay(contract.endDate, locale),
    });
  const move = (status: string) =>
    update(
      'contracts',
      { id: contract.id, data: { status }, previousData: contract },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(word(status, 'done'), { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
        onSettled: () => setAsked(null),
      },
    );
  return (
    <>
      {states.map((state) => (
        <Button
          key={state}
          variant={state === 'Pending' || state === 'Active' ? 'contained' : 'outlined'}
          onClick={() => setAsked(state)}
        >
          {word(state, 'button')}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={word(asked, 'title')}
          text={word(asked, 'text')}
          confirm={word(asked, 'button')}
          cancel={translate('contractsPage.moves.cancel')}
          busy={isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => move(asked)}
        />
      )}
    </>
  );
};
