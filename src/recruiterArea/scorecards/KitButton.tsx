import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Interview } from '../../../domain/contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { useInterviewWords } from '../interviews/useInterviewWords.ts';
import { KitDialog } from './KitDialog.tsx';

interface Props {
  interview: Interview;
  entry: PipelineEntry;
}

/** Opens the kit of an interview and, once it has started, its scorecards; nothing if it was canceled. */
export const KitButton = ({ interview, entry }: Props) => {
  const translate = useTranslate();
  const { when } = useInterviewWords();
  const [now] = useState(() => new Date().toISOString());
  const [open, setOpen] = useState(false);
  const mayGive = useMay('create', 'scorecards');
  const { status, startsAt, scorecards: count } = interview;
  if (status === 'Cancelled') return null;
  const hasStarted = startsAt <= now;
  const label =
    !hasStarted || (count === 0 && !mayGive)
      ? translate('pipeline.kit.open')
      : count > 0
        ? translate('pipeline.scorecards.open', { count })
        : translate('pipeline.scorecards.give');
  return (
    <>
      <Button
        size="small"
        aria-label={translate('pipeline.scorecards.named', {
          label,
          name: entry.name,
          when: when(interview),
        })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <KitDialog
          interview={interview}
          entry={entry}
          hasStarted={hasStarted}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
