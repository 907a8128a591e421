import { sectionOf } from './changelog.ts';
import type { Difference } from './openApiDifferences.ts';

/** The input of the release check. */
export type Facts = {
  version: string;
  branch: string;
  /** The output of `git status --porcelain`. */
  status: string;
  tags: readonly string[];
  /** The previous release, such as `v1.0.0-rc.1`; undefined if there is none. */
  lastTag: string | undefined;
  changelog: string;
  /** The output of `git diff --name-status --no-renames` over the migrations since the last release. */
  migrations: string;
  differences: readonly Difference[];
};

const versionForm = /^(\d+)\.\d+\.\d+(-[\da-z]+(\.[\da-z]+)*)?$/;

/** The reasons why this version cannot be released; empty if it can. */
export const checkRelease = (facts: Facts): string[] => {
  const { version, branch, status, tags, changelog, migrations } = facts;
  if (!versionForm.test(version)) return [`"${version}" is not a version such as 1.0.0 or 1.0.0-rc.1.`];
  const problems: string[] = [];
  if (branch !== 'main') problems.push(`Releases are made on main; this is ${branch || 'no branch'}.`);
  if (status.trim()) problems.push(`The working tree is not clean:\n${status.trimEnd()}`);
  if (tags.includes(`v${version}`)) problems.push(`v${version} was released already.`);
  const section = sectionOf(changelog, version);
  if (!section) problems.push(`CHANGELOG.md has no section "## ${version}" with entries.`);
  for (const line of migrations.split('\n').filter(Boolean)) {
    const [kind = '', file = ''] = line.split('\t');
    if (kind !== 'A')
      problems.push(
        `${file} was released and must not be ${kind === 'D' ? 'removed' : 'edited'}. Add a new migration.`,
      );
  }
  return [...problems, ...unnamedBreaks(facts, section?.breaking ?? '')];
};

const unnamedBreaks = ({ version, lastTag, differences }: Facts, breaking: string): string[] => {
  const majorOf = (one: string) => Number(versionForm.exec(one)?.[1]);
  if (lastTag && majorOf(version) > majorOf(lastTag.slice(1))) return [];
  return differences
    .filter(({ what, isBreaking }) => isBreaking && !breaking.includes(`\`${what}\``))
    .map(
      ({ what, how }) =>
        `${what}: ${how}. This breaks clients: name \`${what}\` under "Breaking" in the changelog, or raise the major version.`,
    );
};
