import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('needs nothing set', () => {
    expect(readEnv({})).toEqual({
      PORT: 8080,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      SAMPLE_DATA: 'on',
      LOG_LEVEL: 'info',
      NODE_ENV: 'development',
    });
  });

  it('names every bad value at once', () => {
    const bad = { PORT: 'eighty', SAMPLE_DATA: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' };
    expect(() => readEnv(bad)).toThrow(
      /PORT must be a number[\s\S]*DATABASE_URL must look like[\s\S]*SAMPLE_DATA must be on or off[\s\S]*LOG_LEVEL must be/,
    );
  });

  it('takes an empty value as none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080);
  });
});
