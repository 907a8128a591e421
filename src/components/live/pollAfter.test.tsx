import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { DataProviderContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPlatform } from '../../../domain/settings/platform.ts';
import { PlatformWatch } from '../../app/PlatformWatch.tsx';
import { shownPlatform, showPlatform } from '../../platform/shownPlatform.ts';
import { showStream } from './stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  showStream('one');
});
afterEach(() => {
  vi.useRealTimers();
  showStream(null);
  showPlatform(firstPlatform);
});

test('settings that a busy server did not send are asked for again soon, and then rarely beside a stream', async () => {
  const platform = vi
    .fn()
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValue({ data: { ...firstPlatform, dateFormat: 'DD/MM/YYYY' } });
  const { unmount } = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <DataProviderContext.Provider value={testDataProvider({ platform })}>
          <PlatformWatch liveChanges={undefined} />
        </DataProviderContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  // The page requests nothing itself.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(platform).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(platform).toHaveBeenCalledTimes(2);
  expect(shownPlatform().dateFormat).toBe('DD/MM/YYYY');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(platform).toHaveBeenCalledTimes(2);
  unmount();
});
