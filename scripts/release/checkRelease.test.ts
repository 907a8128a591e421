import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionOf } from './changelog.ts';
import { checkRelease, type Facts } from './checkRelease.ts';

const changelog = `# Changelog

## Unreleased

- Not yet

## 1.1.0 (2026-12-01)

Breaking
- \`holds.note\` is gone; \`GET /holds/{id}\` as well

Deals
- Holds are shorter

## 1.0.0

## 0.9.0

- Old
`;
const good: Facts = {
  version: '1.1.0',
  branch: 'main',
  status: '',
  tags: ['v0.9.0'],
  lastTag: 'v1.0.0',
  changelog,
  migrations: 'A\tserver/database/migrations/0099-new.sql\n',
  differences: [
    { what: 'holds.note', how: 'field removed', isBreaking: true },
    { what: 'GET /holds/{id}', how: 'route removed', isBreaking: true },
    { what: 'GET /jobs', how: 'route added', isBreaking: false },
  ],
};
const problems = (changed: Partial<Facts>) => checkRelease({ ...good, ...changed });

test('a clean main with a section, new migrations alone and named breaks can be released', () => {
  expect(problems({})).toEqual([]);
});

test('a version must be one, be new, and have a section with entries', () => {
  expect(problems({ version: 'next' })).toEqual(['"next" is not a version such as 1.0.0 or 1.0.0-rc.1.']);
  expect(problems({ tags: ['v1.1.0'] })).toEqual(['v1.1.0 was released already.']);
  for (const version of ['1.0.0', '1.1', '1.1.1'])
    expect(problems({ version, differences: [] }).length).toBeGreaterThan(0);
});

test('another branch and changed files are refused', () => {
  expect(problems({ branch: 'fix' })).toEqual(['Releases are made on main; this is fix.']);
  expect(problems({ status: ' M package.json\n' })).toEqual([
    'The working tree is not clean:\n M package.json',
  ]);
});

test('a released migration may be neither edited nor removed', () => {
  const migrations = 'M\tmigrations/0001-a.sql\nD\tmigrations/0002-b.sql\nA\tmigrations/0003-c.sql\n';
  expect(problems({ migrations })).toEqual([
    'migrations/0001-a.sql was released and must not be edited. Add a new migration.',
    'migrations/0002-b.sql was released and must not be removed. Add a new migration.',
  ]);
});

test('what breaks clients must be named under "Breaking", unless the major version rises', () => {
  const differences = ['holds', 'holds.no', 'GET /holds', 'jobs.title'].map((what) => ({
    what,
    how: 'field removed',
    isBreaking: true,
  }));
  expect(problems({ differences }).map((one) => one.split(':')[0])).toEqual(
    differences.map(({ what }) => what),
  );
  const higher = changelog.replace('## 1.1.0', '## 2.0.0');
  expect(problems({ differences, version: '2.0.0', changelog: higher })).toEqual([]);
  expect(problems({ differences: [], lastTag: undefined })).toEqual([]);
});

test('the changelog of this repository has a section for the version in package.json', () => {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(sectionOf(read('CHANGELOG.md'), version)?.text).toBeTruthy();
});
