import { globSync, readFileSync } from 'node:fs';
import type { Theme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { darkTheme, lightTheme } from '../src/app/frame/theme.ts';

/** The colors of a theme by the role that the page of the design gives them. */
const rolesOf = ({ palette }: Theme): Record<string, string> => ({
  page: palette.background.default,
  paper: palette.background.paper,
  text: palette.text.primary,
  'secondary text': palette.text.secondary,
  'disabled text': palette.text.disabled,
  primary: palette.primary.main,
  error: palette.error.main,
  warning: palette.warning.main,
  info: palette.info.main,
  success: palette.success.main,
  divider: palette.divider,
});

/** Relative luminance of a color as `#rrggbb`, after WCAG 2.2. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): string => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light + 0.05) / (dark + 0.05)).toFixed(1);
};

const page = readFileSync(new URL('../docs/design.md', import.meta.url), 'utf8').split('\n');
const rows = page
  .filter((line) => /^\| [a-z ]+ \| `#/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, 6)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

test('the page of the design names each color of both themes, with its contrast on paper', () => {
  const [light, dark] = [rolesOf(lightTheme), rolesOf(darkTheme)];
  expect(rows.map(([role]) => role)).toEqual(Object.keys(light));
  for (const [role = '', lightColor, lightContrast, darkColor, darkContrast] of rows) {
    expect([role, lightColor, darkColor]).toEqual([role, light[role], dark[role]]);
    for (const [color, stated, paper] of [
      [light[role], lightContrast, light.paper],
      [dark[role], darkContrast, dark.paper],
    ])
      if (stated) expect([role, stated]).toEqual([role, contrast(color ?? '', paper ?? '')]);
  }
});

test('each text and each color with a meaning has a contrast of at least 4.5 on paper and on the page', () => {
  for (const roles of [rolesOf(lightTheme), rolesOf(darkTheme)])
    for (const [role, color] of Object.entries(roles)) {
      if (['page', 'paper', 'divider'].includes(role)) continue;
      for (const ground of [roles.paper, roles.page])
        expect([role, Number(contrast(color, ground ?? '')) >= 4.5]).toEqual([role, true]);
    }
});

/** The first cells of the table below this heading. */
const namedBelow = (heading: string): string[] => {
  const from = page.findIndex((line) => line.startsWith(`| ${heading} |`)) + 2;
  return page.slice(from, page.indexOf('', from)).map((line) => line.split('|')[1]?.trim() ?? '');
};

/** Every value that the code of the pages gives a property of style, with its place; icons have sizes of their own. */
const valuesOf = (property: string) =>
  globSync('{src,plugins}/**/*.{ts,tsx}', { exclude: ['src/landing/**', '**/*.test.*'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /Icon|svg/.test(line)
          ? []
          : [...line.matchAll(new RegExp(`\\b${property}(?:: |=)(\\d[\\d.]*|'[^']*')`, 'g'))].map(
              (found) => ({
                place: `${file}:${at + 1}`,
                value: found[1] ?? '',
              }),
            ),
      ),
  );

test('the code of the pages uses the sizes of type that the page of the design names', () => {
  const sizes = namedBelow('size');
  const used = valuesOf('fontSize');
  const rem = sizes.map((size) => `'${Number(size) / 16}rem'`);
  expect(used.length).toBeGreaterThan(100);
  expect(
    used.filter(({ value }) => ![...sizes, ...rem, "'12px !important'", "'inherit'"].includes(value)),
  ).toEqual([]);
});

test('the code of the pages uses the corners that the page of the design names, in pixels', () => {
  const corners = namedBelow('corner').map((corner) => (corner.endsWith('%') ? corner : `${corner}px`));
  const used = valuesOf('borderRadius');
  expect(used.length).toBeGreaterThan(50);
  const strange = used.filter(({ place, value }) => {
    // A number is a multiple of the theme's corner in `sx`, and pixels in the theme, in styled elements and in charts.
    if (!value.startsWith("'"))
      return (
        value !== '0' && (!/Look\.ts:|theme\w*\.ts:|charts\//.test(place) || !corners.includes(`${value}px`))
      );
    return value
      .slice(1, -1)
      .split(' ')
      .some((corner) => !['0', 'inherit', ...corners].includes(corner));
  });
  expect(strange).toEqual([]);
});
