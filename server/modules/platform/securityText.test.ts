import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../configuration/env.ts';
import { openTestServer, type TestServer } from '../../testing/openTestServer.ts';

let silent: TestServer;
let server: TestServer;
beforeAll(async () => {
  silent = await openTestServer();
  server = await openTestServer({
    securityContact: 'mailto:security@bench.example',
    publicUrl: () => 'https://bench.example',
  });
});
afterAll(() => Promise.all([silent.close(), server.close()]));

describe('/.well-known/security.txt', () => {
  it('names the operator’s contact and an expiry date', async () => {
    const { statusCode, headers, body } = await server.anonymous.get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(
      'Contact: mailto:security@bench.example\nExpires: 2026-12-12T00:00:00.000Z\nPreferred-Languages: en, es, fr, de\nCanonical: https://bench.example/.well-known/security.txt\n',
    );
  });

  it('does not exist without a contact', async () => {
    expect((await silent.anonymous.get('/.well-known/security.txt')).statusCode).toBe(404);
  });

  it('accepts an email address or a page as contact, and nothing else', () => {
    const contact = (SECURITY_CONTACT: string) => readEnv({ SECURITY_CONTACT }).SECURITY_CONTACT;
    expect(contact('security@bench.example')).toBe('mailto:security@bench.example');
    expect(contact('https://bench.example/security')).toBe('https://bench.example/security');
    expect(() => contact('javascript:alert(1)')).toThrow('SECURITY_CONTACT must be');
    expect(() => contact('https://a.example\nContact: https://b.example')).toThrow(
      'SECURITY_CONTACT must be',
    );
  });
});
