import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync(
  '{domain,application,operations,server,src,pdf,excel,reportFiles,plugin,plugins,examples}/**/*.{ts,tsx,sql}',
  { cwd: root },
).filter(
  (file) => !/\.(test|stories)\.tsx?$|\/testing\/|\/testing\.tsx?$|\/suite\/|\/node_modules\//.test(file),
);

const money =
  '(?:minor|amount|cents|rate|rateUpTo|rateMin|rateMax|price|cost|fee|revenue|salary|salaryMin|salaryMax|monthlyAmount|totalValue|money|sum|paid|owed)';
/** `minor / 100`, `Number(salaryMin) / 100`, `row.rate * 100`, `amount % 100`, `"rate" / 100.0`, `100 * price`. */
const assumed = new RegExp(
  String.raw`\b${money}"?\)?\s*[/*%]\s*(?:100(?:\.0)?\b|1e2\b|10 \*\* 2\b)|\b100\s*\*\s*(?:\w+\.)*${money}\b`,
  'i',
);

test('no code assumes that a currency has two decimals', () => {
  expect(files.length).toBeGreaterThan(2_000);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (assumed.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found, 'use toMajor, toMinor or toWholeUnits of domain/money/minorUnits.ts').toEqual([]);
});

test.each([
  'minor / 100',
  'Number(salaryMin) / 100',
  'Math.round(amount / 100) * 100',
  'row.rate * 100',
  'minor % 100 === 0',
  'sum("rate" / 100.0)',
  '100 * row.price',
])('%s is such an assumption', (line) => expect(assumed.test(line)).toBe(true));

test.each(['progress / 100', '(100 * lasted) / ended', 'percent / 100', 'minorPerMajor(currency)'])(
  '%s is none',
  (line) => expect(assumed.test(line)).toBe(false),
);
