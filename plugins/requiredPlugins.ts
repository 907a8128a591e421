/**
 * The product's plugins that must be on: companies pay by their plans and for hires, which only the pipeline records,
 * and nobody could read the audit log or follow up an incident without the pages of security.
 */
export const requiredPlugins: readonly string[] = ['security', 'billing', 'pipeline'];
