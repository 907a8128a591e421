import { expect, test } from 'vitest';
import { openRequestStatuses } from '../contract/requests.ts';
import { waitingRequests } from './deals.ts';

test('requests that wait are the open ones of the contract', () => {
  expect(waitingRequests.status).toEqual([...openRequestStatuses]);
});
