import { type Registry, registry } from '../domain/contract/registry.ts';
import type { Operation } from './operation.ts';

/** The operations of the plugins that are on, set by `installPlugins`. */
export const pluginOperations: Registry<Operation> = registry<Operation>({});
