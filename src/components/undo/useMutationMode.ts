import { type MutationMode, useResourceDefinition } from 'react-admin';

/**
 * Mutation mode of buttons: a resource with the option `undoable` updates at once with undo, all others wait
 * for the server.
 */
export const useMutationMode = (): Extract<MutationMode, 'undoable' | 'pessimistic'> =>
  useResourceDefinition().options?.undoable ? 'undoable' : 'pessimistic';
