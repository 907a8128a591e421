import { type MutationMode, useResourceDefinition } from 'ra-core';

/**
 * How changes at the press of a button go out: a resource with the option `undoable` shows them at once and lets them
 * be undone, every other one waits for the server's word.
 */
export const useMutationMode = (): Extract<MutationMode, 'undoable' | 'pessimistic'> =>
  useResourceDefinition().options?.undoable ? 'undoable' : 'pessimistic';
