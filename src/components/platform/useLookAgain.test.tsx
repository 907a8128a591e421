import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { firstPlatform } from '../../../domain/settings/platform.ts';
import { showPlatform } from '../../platform/shownPlatform.ts';
import { useRecentActivity } from '../tiles/RecentActivity.tsx';

afterEach(() => {
  showPlatform(firstPlatform);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const switchRealTime = (realTime: boolean) =>
  act(async () => showPlatform({ ...firstPlatform, features: { ...firstPlatform.features, realTime } }));

test('an open page polls every half minute, and stops while Real-time Notifications are off', async () => {
  vi.useFakeTimers();
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const dataProvider = testDataProvider({ getList }) as DataProvider;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
  );
  renderHook(() => useRecentActivity(8), { wrapper });
  await pass(61);
  expect(getList).toHaveBeenCalledTimes(3);
  await switchRealTime(false);
  await pass(600);
  expect(getList).toHaveBeenCalledTimes(3);
  await switchRealTime(true);
  await pass(31);
  expect(getList).toHaveBeenCalledTimes(4);
});
