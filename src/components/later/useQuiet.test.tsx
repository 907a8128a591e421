import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuiet } from './useQuiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const onPage = () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useQuiet, { wrapper });
  const request = (queryKey: string[], milliseconds: number) =>
    queryClient.prefetchQuery({
      queryKey,
      queryFn: () => new Promise((resolve) => setTimeout(() => resolve(1), milliseconds)),
    });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { result, request, pass };
};

test('a page is not complete before its own first request, although who is signed in is known', async () => {
  const { result, request, pass } = onPage();
  void request(['auth', 'getIdentity'], 10);
  await pass(2000);
  expect(result.current).toBe(false);
  void request(['candidates', 'getList'], 500);
  await pass(400);
  expect(result.current).toBe(false);
  await pass(1200);
  expect(result.current).toBe(true);
});

test('a page that requests nothing is complete after four seconds', async () => {
  const { result, pass } = onPage();
  await pass(3900);
  expect(result.current).toBe(false);
  await pass(1200);
  expect(result.current).toBe(true);
});
