import ConfirmIcon from '@mui/icons-material/EventAvailableOutlined';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useConfirmAvailability } from './useConfirmAvailability.ts';

type Confirm = ReturnType<typeof useConfirmAvailability>['confirm'];

const ConfirmContext = createContext<Confirm>(async () => undefined);

/** Shares one `useConfirmAvailability` among the buttons of all cards. */
export const ConfirmButtons = ({ children }: { children: ReactNode }) => {
  const { confirm } = useConfirmAvailability();
  return <ConfirmContext value={confirm}>{children}</ConfirmContext>;
};

/** Confirms that a candidate's availability is still as stated. */
export const ConfirmButton = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'candidates', candidate);
  const confirm = useContext(ConfirmContext);
  const [confirming, setConfirming] = useState(false);
  if (!mayEdit || candidate.status === 'Placed') return null;
  const click = async () => {
    setConfirming(true);
    await confirm([candidate]);
    setConfirming(false);
  };
  return (
    <button
      type="button"
      className="round-button strong"
      disabled={confirming}
      onClick={click}
      aria-label={translate('bench.confirm.named', { name: candidate.name })}
      title={translate('bench.confirm.one')}
    >
      <ConfirmIcon fontSize="small" />
    </button>
  );
};
