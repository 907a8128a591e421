import { expect, test } from 'vitest';
import { roleFields } from '../../../domain/contract/deals/roles.ts';
import { validateBy, validateField } from './validateField.ts';

test('a field is validated with its schema, and at once as soon as the code that checks is there', async () => {
  const validate = validateField('candidates', 'name');
  const long = 'x'.repeat(5000);
  const [empty, tooLong, good] = await Promise.all(['', long, 'Ada'].map((value) => validate?.(value)));
  expect([empty, tooLong, good]).toEqual([expect.any(String), expect.any(String), undefined]);
  expect([validate?.(''), validate?.(long), validate?.('Ada')]).toEqual([empty, tooLong, good]);
});

test('an empty choice that the contract needs is required, whatever empty is', async () => {
  const validate = validateField('candidates', 'status');
  for (const empty of ['', null, undefined]) expect(await validate?.(empty)).toEqual(expect.any(String));
});

test('a field that the noun lacks is not validated', () => {
  expect(validateField('candidates', 'nothing')).toBeUndefined();
});

test('an empty input stands for what its part says', async () => {
  expect(await validateBy(roleFields.skills, [])('')).toBeUndefined();
  expect(await validateBy(roleFields.title, '')(null)).toEqual(expect.any(String));
});
