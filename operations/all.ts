import { fileOperations, uploadOperations } from './files.ts';
import { operations } from './index.ts';
import { insightOperations } from './insights.ts';
import type { Operation } from './operation.ts';
import { passkeyOperations } from './passkeys.ts';
import { pluginOperations } from './pluginOperations.ts';
import { sessionOperations } from './session.ts';
import { singleSignOnOperations } from './singleSignOn.ts';
import { siteOperations } from './site.ts';

/** Every operation by its id in the OpenAPI document. */
export const allOperations = (): Record<string, Operation> => ({
  ...siteOperations,
  ...sessionOperations,
  ...singleSignOnOperations,
  ...passkeyOperations,
  ...operations,
  ...Object.fromEntries(pluginOperations.entries()),
  ...fileOperations,
  ...uploadOperations,
  ...Object.fromEntries(
    Object.entries(insightOperations).map(([name, insight]) => [`${name}Insight`, insight]),
  ),
});
