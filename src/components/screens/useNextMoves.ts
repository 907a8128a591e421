import { useRecordContext, useTranslate } from 'react-admin';
import { nextStates } from '../../../domain/change/moves.ts';
import { editableFields } from '../contract/fieldsFor.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { valueKey } from '../contract/valueKey.ts';
import { useMoveRows } from './useMoveRows.ts';

/** A transition of the current row. */
export interface NextMove {
  key: string;
  /** The new state. */
  to: string;
  label: string;
  move: () => void;
}

/** Possible transitions of the current row, labeled as commands. */
export const useNextMoves = (): NextMove[] => {
  const noun = useNoun();
  const row = useRecordContext();
  const actor = useActor();
  const translate = useTranslate();
  const { move } = useMoveRows();
  const editable = editableFields(actor, noun.name);
  if (!row) return [];
  return noun.lifecycles
    .filter(({ field }) => editable.includes(field))
    .flatMap(({ field }) =>
      nextStates(noun, field, String(row[field]), actor.userType).map((state) => ({
        key: `${field} ${state}`,
        to: state,
        label: translate('screens.moveTo', {
          state: translate(valueKey(noun.name, field, state), { _: state }),
        }),
        move: () => move([row], field, state),
      })),
    );
};
