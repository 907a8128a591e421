/**
 * The product's plugins that must be on: companies pay for their plan and for hires, which only the pipeline records,
 * and without the security pages nobody could read the audit log or follow up an incident.
 */
const required: readonly string[] = ['security', 'billing', 'pipeline'];

/** Throws if a required plugin is not among these. The build and the server check it. */
export const checkRequired = (plugins: readonly { name: string }[]): void => {
  const missing = required.filter((name) => !plugins.some((plugin) => plugin.name === name));
  if (missing.length > 0)
    throw new Error(
      `TalentBench needs these plugins, which are off or failed to load: ${missing.join(', ')}. Add them to the configuration of plugins, or all productPlugins of talentbench/plugins.`,
    );
};
