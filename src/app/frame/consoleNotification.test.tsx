import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, useNotify } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleNotification } from './ConsoleNotification.tsx';

let notify: ReturnType<typeof useNotify>;
const Notifying = () => {
  notify = useNotify();
  return null;
};

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <CoreAdminContext dataProvider={{} as DataProvider}>
      <Notifying />
      <ConsoleNotification />
    </CoreAdminContext>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});
/** In steps, because React renders, and starts the timers of what it rendered, only after each. */
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(100));
};

test('A message makes way for the next one after a moment.', async () => {
  await act(async () => notify('The form has errors'));
  await pass(1_000);
  await act(async () => notify('Saved'));
  await pass(1_400);
  expect(screen.queryByText('Saved')).toBeNull();
  await pass(600);
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.queryByText('The form has errors')).toBeNull();
});

test('A message that offers to undo stays for its full time.', async () => {
  await act(async () => notify('Deleted', { undoable: true }));
  await act(async () => notify('Saved'));
  await pass(3_000);
  expect(screen.getByText('Deleted')).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
  await pass(3_500);
  expect(screen.getByText('Saved')).toBeVisible();
});
