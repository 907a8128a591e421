import { useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
  useTranslateLabel,
  useUnselectAll,
} from 'react-admin';
import { useReason } from '../../auth/useReason.ts';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';
import { useChangeAtOnce } from '../undo/useChangeAtOnce.ts';
import { useMutationMode } from '../undo/useMutationMode.ts';
import { useOnce } from './forms/useOnce.ts';

/** Moves rows to a state: at once if that can be undone, otherwise after the server's response. */
export const useMoveRows = () => {
  const careful = useMoveCarefully();
  const atOnce = useMoveAtOnce();
  return useMutationMode() === 'undoable' ? atOnce : careful;
};

const useMoveAtOnce = () => {
  const words = useWords();
  const change = useChangeAtOnce();
  const move = (rows: readonly RaRecord[], field: string, to: string) => {
    change(
      rows,
      { [field]: to },
      { key: 'screens.moved', args: { smart_count: rows.length, ...words(field, to) } },
    );
  };
  return { move, moving: false };
};

/** A field and a state as words of a message. */
const useWords = () => {
  const { name } = useNoun();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  return (field: string, to: string) => ({
    field: labelOf({ source: field, resource: name }),
    state: translate(valueKey(name, field, to), { _: to }),
  });
};

/** What is changed along with a state, and how many rows were chosen with those that can be changed. */
interface Besides {
  along?: object;
  chosen?: number;
}

/** One by one, each from the version seen here; reports how many were moved and why one was not. */
export const useMoveCarefully = () => {
  const { name } = useNoun();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const reasonOf = useReason();
  const refresh = useRefresh();
  const words = useWords();
  const unselectAll = useUnselectAll(name);
  const [moving, setMoving] = useState(false);
  const move = useOnce(
    async (rows: readonly RaRecord[], field: string, to: string, besides: Besides = {}) => {
      const { along, chosen = rows.length } = besides;
      setMoving(true);
      const results = await Promise.allSettled(
        rows.map((row) =>
          dataProvider.update(name, { id: row.id, data: { [field]: to, ...along }, previousData: row }),
        ),
      );
      setMoving(false);
      unselectAll();
      refresh();
      const refused = results.filter((result) => result.status === 'rejected');
      const done = results.length - refused.length;
      const reason = refused[0] && reasonOf(refused[0].reason);
      if (reason && chosen === 1) notify(reason, { type: 'warning', messageArgs: { _: reason } });
      else if (reason)
        notify('screens.movedSome', {
          type: 'warning',
          messageArgs: {
            done,
            all: chosen,
            ...words(field, to),
            reason,
          },
        });
      else if (done < chosen)
        notify('screens.movedOnly', {
          type: 'info',
          messageArgs: { done, all: chosen, ...words(field, to) },
        });
      else
        notify('screens.moved', { type: 'success', messageArgs: { smart_count: done, ...words(field, to) } });
    },
  );
  return { move, moving };
};
