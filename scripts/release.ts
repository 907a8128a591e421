import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from '../server/modules/openApi.ts';
import { checkRelease } from './release/checkRelease.ts';
import { type Description, openApiDifferences } from './release/openApiDifferences.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const migrations = 'server/database/migrations';

const run = (file: string, words: readonly string[], cwd = root): string =>
  execFileSync(file, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const git = (...words: string[]) => run('git', words);
const descriptionHere = (version: string): Description => JSON.parse(JSON.stringify(describe(version)));

/** The description of the API as the code of that release makes it, with the packages that are installed now. */
const descriptionAt = (tag: string): Description => {
  const folder = mkdtempSync(join(tmpdir(), 'talentbench-release-'));
  try {
    git('archive', '--format=tar', `--output=${folder}/release.tar`, tag);
    run('tar', ['-xf', 'release.tar'], folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const print = `import('./server/modules/openApi.ts').then(({ describe }) => console.log(JSON.stringify(describe(''))))`;
    return JSON.parse(run(process.execPath, ['-e', print], folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Everything that a server needs besides its packages: the folders of the image, the built site, and what to read. */
const packed = (): string[] => {
  const image = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  const folders = [...image.matchAll(/^COPY (\w+) \.\/\1$/gm)].map(([, folder]) => folder ?? '');
  const documents = ['README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE.md', 'SECURITY.md', 'docs', 'deploy'];
  return [...folders, 'dist', 'package.json', 'package-lock.json', ...documents];
};

/** Writes the artefact, its bill of materials and their checksums; returns their names. */
const pack = (version: string): string[] => {
  const name = `talentbench-${version}`;
  const folder = join(root, 'release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const prefix = process.platform === 'darwin' ? ['-s', `,^,${name}/,`] : [`--transform=s,^,${name}/,`];
  run('tar', ['-czf', join(folder, `${name}.tar.gz`), '--exclude=*.test.ts', ...prefix, ...packed()]);
  const sbom = run('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=spdx']);
  writeFileSync(join(folder, `${name}.spdx.json`), sbom);
  const files = [`${name}.tar.gz`, `${name}.spdx.json`];
  const sums = files.map((file) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    return `${hash.digest('hex')}  ${file}\n`;
  });
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  return [...files, 'SHA256SUMS'].map((file) => `release/${file}`);
};

const words = process.argv.slice(2);
const isDry = words.includes('--dry-run');
const [version = ''] = words.filter((word) => !word.startsWith('-'));
const tags = git('tag', '--merged', 'HEAD', '--list', 'v*', '--sort=-creatordate')
  .split('\n')
  .filter(Boolean);
const [lastTag] = tags;
const differences = lastTag ? openApiDifferences(descriptionAt(lastTag), descriptionHere(version)) : [];
console.log(lastTag ? `Since ${lastTag}:` : 'Nothing was released yet, so there is nothing to compare with.');
for (const { what, how, isBreaking } of differences) console.log(`${isBreaking ? '!' : ' '} ${what}: ${how}`);
if (lastTag && differences.length === 0) console.log('  the API is the same');

const problems = checkRelease({
  version,
  branch: git('branch', '--show-current').trim(),
  status: git('status', '--porcelain'),
  tags: git('tag', '--list').split('\n'),
  lastTag,
  changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  migrations: lastTag
    ? git('diff', '--name-status', '--no-renames', lastTag, 'HEAD', '--', `${migrations}/*.sql`)
    : '',
  differences,
});
if (problems.length > 0) {
  console.error(
    `\n${version || 'A release without a version'} cannot be released:\n${problems.map((one) => `- ${one}`).join('\n')}`,
  );
  process.exitCode = 1;
} else if (isDry) console.log(`\n${version} can be released. Nothing was written.`);
else {
  run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version']);
  run('npm', ['run', 'build']);
  const files = pack(version);
  const commit = git('status', '--porcelain') ? `git commit -am "Release ${version}" && ` : '';
  console.log(`\nWrote ${files.join(', ')}.\nTo publish it:`);
  console.log(`  ${commit}git tag -a v${version} -m "TalentBench ${version}"`);
  console.log(`  git push origin main v${version}`);
}
