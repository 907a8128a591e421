import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const project = new URL('../', import.meta.url);
export const sources = [
  'src',
  'application',
  'domain',
  'excel',
  'fixtures',
  'locales',
  'operations',
  'pdf',
  'plugin',
  'plugins',
  'examples',
  'talentbench.config.ts',
  'reportFiles',
  'public',
  'scripts',
  'docs/api.md',
  'server/tracing',
  'index.html',
  'app.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
/** The sources of each build, in addition to the site's. */
const further: Record<string, readonly string[]> = { 'dist-gallery': ['gallery'] };
const isLeftOut = (file: string, folder: string) =>
  /\.test\.tsx?$/.test(file) || (folder !== 'dist-gallery' && /\.stories\.tsx$/.test(file));
/** Stored in the build's folder, so that it is copied with it. */
const stamp = '.sources';

/**
 * A hash of a build's sources by name and content, so that a copy of the project has the same hash, of the
 * file that PLUGINS_CONFIG names, if any, and for the demo of its payment gateway.
 */
export const hashSources = (root = project, folder = 'dist'): string => {
  const hash = createHash('sha256');
  for (const source of [...sources, ...(further[folder] ?? [])]) {
    const url = new URL(source, root);
    if (!existsSync(url)) continue;
    const files = statSync(url).isDirectory()
      ? readdirSync(url, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !isLeftOut(entry.name, folder))
          .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.pathname.length))
      : [source];
    for (const file of files.sort()) {
      const content = readFileSync(new URL(file, root));
      hash.update(`${file} ${content.length}\n`).update(content);
    }
  }
  const { PLUGINS_CONFIG, PAYMENT_GATEWAY, DEMO_BASE } = process.env;
  if (PLUGINS_CONFIG) hash.update('plugins\n').update(readFileSync(PLUGINS_CONFIG));
  if (PAYMENT_GATEWAY && folder === 'dist-demo') hash.update(`gateway ${PAYMENT_GATEWAY}\n`);
  if (DEMO_BASE && folder === 'dist-demo') hash.update(`base ${DEMO_BASE}\n`);
  return hash.digest('hex');
};

/** Whether the folder contains a site, and whether it was built from the current sources. */
export const isBuilt = (root = project, folder = 'dist'): boolean =>
  existsSync(new URL(`${folder}/index.html`, root)) &&
  existsSync(new URL(`${folder}/${stamp}`, root)) &&
  readFileSync(new URL(`${folder}/${stamp}`, root), 'utf8') === hashSources(root, folder);

/** Records in the folder the sources that it was built from. */
export const markBuilt = (hash: string, root = project, folder = 'dist'): void =>
  writeFileSync(new URL(`${folder}/${stamp}`, root), hash);
