import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFilter } from './filter.ts';
import { ScimRefusal } from './refusals.ts';

const attributes = ['username', 'externalid'] as const;
const typeOf = (text: string) => {
  try {
    return readFilter(text, attributes);
  } catch (error) {
    return error instanceof ScimRefusal ? error.scimType : error;
  }
};

it.each([
  ['userName eq "ada@example.com"', 'username', 'ada@example.com'],
  ['  USERNAME Eq "Ada@Example.com" ', 'username', 'Ada@Example.com'],
  ['externalId eq "00u1a2b3"', 'externalid', '00u1a2b3'],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "a b"', 'username', 'a b'],
  ['externalId eq "say \\"hi\\" \\u0e17\\u0e35\\u0e21"', 'externalid', 'say "hi" ทีม'],
])('a filter is read: %s', (text, attribute, value) => {
  expect(readFilter(text, attributes)).toEqual({ attribute, value });
});

it.each([
  '',
  'userName',
  'userName eq',
  'userName eq ada',
  'userName eq "ada',
  'userName eq "a" or externalId eq "b"',
  'userName eq "a\\x"',
  'userName co "ada"',
  'userName pr',
  'displayName eq "Ada"',
  'not (userName eq "ada")',
  `userName eq "${'x'.repeat(2000)}"`,
])('any other filter is refused: %s', (text) => {
  expect(typeOf(text)).toBe('invalidFilter');
});

it('a filter with any value finds that value, and any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (value) => {
      const filter = `userName eq ${JSON.stringify(value)}`;
      expect(readFilter(filter, attributes).value).toBe(value);
    }),
  );
  const pieces = fc.constantFrom('userName', ' ', 'eq', '"', '\\', '(', ')', '[', 'and', 'x', '\u0000');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const read = typeOf(parts.join(''));
      expect(read === 'invalidFilter' || typeof (read as { value: string }).value === 'string').toBe(true);
    }),
  );
});
