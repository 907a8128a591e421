import { StaleDialog } from './StaleDialog.tsx';
import { useKeepYours } from './useKeepYours.ts';
import { useStale } from './useStale.ts';

/** Conflict handling of a form, and the dialog that asks what to keep. */
export const useStaleQuestion = () => {
  const { stale, onError, takeTheirs, dismiss } = useStale();
  const { keep, saving } = useKeepYours(onError, dismiss);
  const question = stale && (
    <StaleDialog
      stale={stale}
      saving={saving}
      onTakeTheirs={takeTheirs}
      onKeepYours={() => keep(stale)}
      onLater={dismiss}
    />
  );
  return { onError, question };
};
