import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a CSV cell with a comma, a quote or a line break is quoted', () => {
  expect(csvOf(['Name', 'Skills'], [['O"Hara, Kim', ['React', 'Go']]])).toBe(
    'Name,Skills\r\n"O""Hara, Kim","React; Go"',
  );
});

test('a CSV cell that a spreadsheet would run as a formula is neutralized', () => {
  expect(csvOf(['Name'], [['=HYPERLINK("x")']])).toBe('Name\r\n"\'=HYPERLINK(""x"")"');
});

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '\n=1+1', '＝1+1'])(
  'a CSV text that begins like %j gets an apostrophe',
  (text) => {
    expect(csvOf(['Name'], [[text]])).toContain(`'${text}`);
  },
);

test('a negative number stays a number in CSV', () => {
  expect(csvOf(['Change'], [[-12.5]])).toBe('Change\r\n-12.5');
});

test('a CSV file never begins with ID, which Excel reads as another format', () => {
  expect(csvOf(['ID', 'User ID'], [['BE-001', 'USR-1']])).toBe('Id,User ID\r\nBE-001,USR-1');
});
