import { expect, it } from 'vitest';
import { addressOf } from './address.ts';

it('The address of a call escapes its parts, and no part of it leads to another path', () => {
  expect(addressOf('/requests/{id}/fit', { id: 'a/../b', top: 3 })).toEqual({
    address: 'requests/a%2F..%2Fb/fit',
    values: { top: 3 },
  });
  for (const id of ['.', '..']) expect(() => addressOf('/requests/{id}/fit', { id })).toThrow(URIError);
});
