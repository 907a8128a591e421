/**
 * The product's plugins that must be on: companies are billed by their plans and for hires whether or not anybody
 * sees it, and only the pipeline records hires.
 */
export const requiredPlugins: readonly string[] = ['billing', 'pipeline'];
