import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from './findChromium.ts';

afterEach(() => vi.unstubAllEnvs());

it('takes the Chromium that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

it('says so when CHROMIUM_PATH names no file, instead of taking another one', () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
  expect(findChromium).toThrow('CHROMIUM_PATH names no file: /no/such/chromium');
});
