import { useRecordContext } from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';

/** Whether the request in context still awaits an answer from the user's company. */
export const useMayRespond = (): boolean => {
  const request = useRecordContext();
  const { userType } = useActor();
  const may = useMay('edit', 'requests', request);
  const open = request && nextStates(nounOf('requests'), 'status', request.status, userType).length > 0;
  return userType === 'provider' && may && Boolean(open);
};
