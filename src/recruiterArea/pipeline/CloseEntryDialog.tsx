import { useTranslate } from 'react-admin';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { type Exit, OutDialog } from '../../resources/pipelineEntries/OutDialog.tsx';
import { useOutcome } from './useOutcome.ts';

interface Props {
  entry: PipelineEntry;
  exit: Exit;
  onClose: () => void;
}

/** Closes a pipeline entry and asks for the reason. */
export const CloseEntryDialog = ({ entry, exit, onClose }: Props) => {
  const translate = useTranslate();
  const { set, saving } = useOutcome(onClose);
  return (
    <OutDialog
      name={entry.name}
      exit={exit}
      lead={translate('pipeline.out.lead')}
      saving={saving}
      onReason={(outcomeReason) => set(entry, { outcome: exit, outcomeReason })}
      onClose={onClose}
    />
  );
};
