import { StaleDialog } from './StaleDialog.tsx';
import { useKeepYours } from './useKeepYours.ts';
import { useStale } from './useStale.ts';

/** What a form does with a refused save, and the question it then shows: what to keep, where somebody else saved first. */
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
