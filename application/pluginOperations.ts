import { type Registry, registry } from '../domain/contract/registry.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Carries out an operation of a plugin: with valid input, in one transaction, for someone who may call it. */
export type RunOperation = (work: UnitOfWork, input: Record<string, unknown>) => Promise<unknown>;

/** What the operations of the plugins that are on do, by name. */
export const operationRuns: Registry<RunOperation> = registry<RunOperation>({});

export const runOperation = (
  work: UnitOfWork,
  name: string,
  input: Record<string, unknown>,
): Promise<unknown> => {
  const run = operationRuns.get(name);
  if (!run) throw new Error(`There is no operation ${name}`);
  return run(work, input);
};
