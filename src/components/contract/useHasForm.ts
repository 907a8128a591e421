import { passes, scopeFor, scopesOf } from '../../../domain/access/can.ts';
import { nextStates } from '../../../domain/change/moves.ts';
import { formFields } from '../../../domain/contract/noun.ts';
import { useActor } from './useActor.ts';
import { useNoun } from './useNoun.ts';

/**
 * Whether this user may change anything in the form of a row: an editable field, or with `states` a next
 * state.
 */
export const useHasForm = (
  row: Record<string, unknown> | undefined,
  { states }: { states: boolean } = { states: true },
): boolean => {
  const noun = useNoun();
  const actor = useActor();
  const scope = row && scopeFor(scopesOf(actor, 'edit', noun.name), row);
  if (!row || !scope) return false;
  const isFrozen = Boolean(noun.frozen?.(row));
  const lifecycles = noun.lifecycles.map(({ field }) => field);
  return formFields(noun)
    .filter((field) => !noun.fixed.includes(field) && passes(scope, field))
    .some((field) =>
      lifecycles.includes(field)
        ? states && nextStates(noun, field, String(row[field]), actor.userType).length > 0
        : !isFrozen,
    );
};
