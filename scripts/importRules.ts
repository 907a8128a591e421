/** What the files of a folder may import, besides files of the same folder. */
export type Allowed = {
  folders: readonly string[];
  /** Packages, where not all are allowed; `react` allows `react/…` too. */
  packages?: readonly string[];
};

/** The routes of operations and their types, without schemas, for pages that must not load those. */
const routes = ['operations/routes.ts', 'operations/address.ts'];
const site = ['locales', 'domain', 'src/i18n', 'src/platform', 'src/auth', 'src/dataProvider'];
const screens = [...site, 'src/components', 'pdf', 'excel'];
const area: Allowed = { folders: [...screens, 'src/resources'] };

/**
 * The import directions of the product. A file belongs to the deepest folder of this list that contains it.
 * Tests, stories and what only they use may import anything.
 */
export const importRules: Record<string, Allowed> = {
  domain: {
    folders: ['locales', 'pdf/fonts.ts'],
    packages: ['zod', 'fflate', 'papaparse', 'unpdf', '@noble/hashes', 'stdnum', 'eld'],
  },
  application: { folders: ['domain'], packages: [] },
  operations: { folders: ['domain'], packages: ['zod'] },
  plugin: { folders: ['domain', 'application', 'operations'], packages: ['zod'] },
  /** The product's own plugins, which load their screens from the areas. */
  plugins: {
    folders: ['domain', 'plugin', 'src/providerArea', 'src/recruiterArea', 'src/platformAdminArea'],
    packages: [],
  },
  /** Plugins use the public entries alone. */
  examples: {
    folders: ['plugin/index.ts', 'plugin/config.ts', 'plugin/site/index.ts', 'plugins/index.ts'],
  },
  /** A program of a company, which knows the API alone. */
  'examples/apiClient': { folders: ['clients'] },
  clients: { folders: [], packages: ['openapi-fetch'] },
  'plugin/site': { folders: ['src/components', 'src/dataProvider', 'domain/money/minorUnits.ts'] },
  fixtures: { folders: ['domain'], packages: [] },
  locales: { folders: [] },
  pdf: { folders: [] },
  excel: { folders: [] },
  reportFiles: { folders: ['locales', 'domain', 'pdf', 'excel'] },
  server: {
    folders: [
      'locales',
      'domain',
      'application',
      'operations',
      'plugin',
      'plugins/requiredPlugins.ts',
      'fixtures',
      'pdf',
      'reportFiles',
    ],
  },
  src: {
    folders: [
      'locales',
      'domain',
      'plugin',
      'talentbench.config.ts',
      ...['src/i18n', 'src/platform', 'src/auth', 'src/dataProvider', 'src/demo', 'src/app'],
    ],
  },
  'src/platform': { folders: ['domain', 'pdf'] },
  'src/i18n': { folders: ['locales', 'domain', 'src/platform'] },
  'src/auth': { folders: ['locales', 'domain', 'src/i18n', 'src/platform', ...routes] },
  'src/dataProvider': {
    folders: ['domain', 'application', 'operations', 'reportFiles', 'src/auth', 'src/platform'],
  },
  'src/components': { folders: [...site, 'pdf', 'excel'] },
  'src/resources': { folders: screens },
  'src/providerArea': area,
  'src/recruiterArea': area,
  'src/platformAdminArea': area,
  'src/landing': {
    folders: ['locales', 'domain', 'src/i18n', 'src/platform', 'src/auth', 'src/demo', ...routes],
    packages: ['react', 'react-dom', 'zod'],
  },
  'src/demo': {
    folders: [
      'domain',
      'application',
      'operations',
      'plugin',
      'fixtures',
      'src/auth',
      'src/dataProvider',
      'src/platform',
    ],
  },
  'src/app': {
    folders: [...screens, 'plugin', 'src/resources', 'src/demo'],
  },
  gallery: { folders: [...screens, 'src/app', 'src/testing/story.ts', 'fixtures', 'plugin', 'plugins'] },
};
