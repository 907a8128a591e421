import { expect, test } from 'vitest';
import { openRequestStatuses } from '../contract/deals/requests.ts';
import { waitingRequests } from './deals.ts';

test('pending requests are those whose status is open in the contract', () => {
  expect(waitingRequests.status).toEqual([...openRequestStatuses]);
});
