import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell with a comma, a quote or a line break is quoted', () => {
  expect(csvOf(['Name', 'Skills'], [['O"Hara, Kim', ['React', 'Go']]])).toBe(
    'Name,Skills\r\n"O""Hara, Kim",React; Go',
  );
});

test('a cell that a spreadsheet would run as a formula is defused', () => {
  expect(csvOf(['Name'], [['=HYPERLINK("x")']])).toBe('Name\r\n"\'=HYPERLINK(""x"")"');
});

test('a negative number stays a number', () => {
  expect(csvOf(['Change'], [[-12.5]])).toBe('Change\r\n-12.5');
});
