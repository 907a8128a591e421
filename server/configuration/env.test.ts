import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReachable, ownerUrl, publicUrl, readEnv, readSetting } from './env.ts';

describe('the environment', () => {
  it('has no sample accounts in production unless requested', () => {
    expect(readEnv({ NODE_ENV: 'production' }).SAMPLE_DATA).toBe('off');
    expect(readEnv({ NODE_ENV: 'production', SAMPLE_DATA: 'on' }).SAMPLE_DATA).toBe('on');
    expect(readEnv({ NODE_ENV: 'development' }).SAMPLE_DATA).toBe('on');
  });

  it('knows three environments, and never takes an unknown one for development', () => {
    for (const NODE_ENV of ['prod', 'Production', 'live', 'staging', ' production'])
      expect(() => readEnv({ NODE_ENV })).toThrow(/^NODE_ENV must be production, development or test$/);
    expect(readEnv({ NODE_ENV: 'test' }).NODE_ENV).toBe('test');
  });

  it('tells whether the server is reachable from other machines', () => {
    for (const HOST of ['0.0.0.0', '::', 'bench.internal', '10.0.0.4'])
      expect(isReachable(readEnv({ HOST }))).toBe(true);
    for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
      expect(isReachable(readEnv({ HOST }))).toBe(false);
    expect(isReachable(readEnv({ PUBLIC_URL: 'https://bench.example' }))).toBe(true);
    for (const PUBLIC_URL of ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080'])
      expect(isReachable(readEnv({ PUBLIC_URL }))).toBe(false);
  });

  it('has a default for every variable', () => {
    expect(readEnv({})).toEqual({
      PORT: 8080,
      HOST: '127.0.0.1',
      DATABASE_POOL: 10,
      DATA_DIR: './data',
      SAMPLE_DATA: 'on',
      NODE_ENV: 'development',
      PAYMENT_GATEWAY: 'manual',
      TRUST_PROXY: 'off',
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  it('reports all invalid values at once', () => {
    const bad = { PORT: 'eighty', SAMPLE_DATA: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' };
    expect(() => readEnv(bad)).toThrow(
      /PORT must be a number[\s\S]*DATABASE_URL must look like[\s\S]*SAMPLE_DATA must be on or off[\s\S]*LOG_LEVEL must be/,
    );
  });

  it('reports settings that mails need, and public URLs that cannot be used in links', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'MAIL_FROM must be set where SMTP_URL is: mails need a sender',
    );
    expect(() => readEnv({ MAIL_CARRIER: 'mailApi' })).toThrow(
      'MAIL_FROM must be set where MAIL_CARRIER is: mails need a sender',
    );
    const both = { MAIL_CARRIER: 'mailApi', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' };
    expect(() => readEnv(both)).toThrow('MAIL_CARRIER and SMTP_URL are both set: choose one');
    for (const [name, value] of [
      ['SMTP_URL', 'mail.example'],
      ['MAIL_FROM', 'TalentBench'],
      ['MAIL_FROM', 'A <a@b.example>\r\nBcc: x@y.example'],
      ['PUBLIC_URL', 'bench.example'],
      ['PUBLIC_URL', 'javascript:alert(1)'],
      ['PUBLIC_URL', 'https://bench.example/?x=1'],
      ['TRUST_PROXY', '0'],
      ['TRUST_PROXY', 'yes'],
    ] as const)
      expect(() => readEnv({ [name]: value })).toThrow(
        new RegExp(`^${name} must[^\\n]*(\nMAIL_FROM must be set[^\\n]*)?$`),
      );
    const set = {
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'Bench <a@b.example>',
      TRUST_PROXY: '2',
    };
    expect(readEnv(set)).toMatchObject({ ...set, TRUST_PROXY: 2 });
  });

  it('uses PUBLIC_URL as the site’s address, or else the listening address', () => {
    expect(publicUrl(readEnv({ PUBLIC_URL: 'https://bench.example/' }), 8080)).toBe('https://bench.example');
    expect(publicUrl(readEnv({}), 8080)).toBe('http://localhost:8080');
    expect(publicUrl(readEnv({ HOST: '0.0.0.0' }), 81)).toBe('http://localhost:81');
    expect(publicUrl(readEnv({ HOST: 'bench.internal' }), 81)).toBe('http://bench.internal:81');
  });

  it('reads secrets from files, and reports a missing file or a secret that is given twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'talentbench-env-'));
    const file = join(folder, 'address');
    writeFileSync(file, 'postgres://bench:secret@db.example/bench\n');
    expect(readEnv({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
      'postgres://bench:secret@db.example/bench',
    );
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: file })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set: choose one',
    );
    expect(() => readEnv({ SECRETS_KEY_FILE: join(folder, 'missing'), PORT: 'eighty' })).toThrow(
      /^SECRETS_KEY_FILE cannot be read: ENOENT[^\n]*\nPORT must be a number$/,
    );
    expect(() => readEnv({ SECRETS_KEY_FILE: file })).toThrow('SECRETS_KEY must be 32 bytes in base64');
    expect(readSetting({ BANK_FILE: file }, 'BANK')).toBe('postgres://bench:secret@db.example/bench');
    expect(readSetting({ BANK: 'here' }, 'BANK')).toBe('here');
    expect(readSetting({ BANK: '' }, 'BANK')).toBeUndefined();
    expect(() => readSetting({ BANK: 'here', BANK_FILE: file }, 'BANK')).toThrow('choose one');
    rmSync(folder, { recursive: true });
  });

  it('uses the migration URL for the owner, if it is set', () => {
    const DATABASE_URL = 'postgres://pooler.example:6432/bench';
    const MIGRATE_DATABASE_URL = 'postgres://owner:secret@db.example/bench';
    expect(ownerUrl(readEnv({ DATABASE_URL, MIGRATE_DATABASE_URL }))).toBe(MIGRATE_DATABASE_URL);
    expect(ownerUrl(readEnv({ DATABASE_URL }))).toBe(DATABASE_URL);
    expect(ownerUrl(readEnv({}))).toBeUndefined();
    expect(() => readEnv({ READ_DATABASE_URL: MIGRATE_DATABASE_URL })).toThrow(
      'DATABASE_URL must be set where READ_DATABASE_URL is',
    );
    const several = 'postgres://owner:secret@a:5432,b:5432/bench?target_session_attrs=read-write';
    expect(readEnv({ DATABASE_URL: several }).DATABASE_URL).toBe(several);
    expect(() => readEnv({ MIGRATE_DATABASE_URL })).toThrow(
      'DATABASE_URL must be set where MIGRATE_DATABASE_URL is',
    );
  });

  it('treats an empty value as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(8080);
  });
});
