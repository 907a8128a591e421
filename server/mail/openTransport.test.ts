import { afterEach, expect, it } from 'vitest';
import type { Letter } from '../../application/mailCarriers.ts';
import { plugin as mailApi } from '../../examples/mailApi/plugin.ts';
import { installProduct } from '../../plugins/testing/installProduct.ts';
import { openMailApi } from '../testing/openMailApi.ts';
import { openTransport } from './openTransport.ts';

afterEach(() => installProduct());

const logged: string[] = [];
const open = (
  env: { MAIL_CARRIER?: string; SMTP_URL?: string },
  { settings = {} as Record<string, string>, leftOut = [] as string[] } = {},
) =>
  openTransport(
    { MAIL_FROM: 'TalentBench <hello@bench.example>', ...env },
    {
      setting: (name) => settings[name],
      leftOut,
      folder: '/nowhere',
      log: { error: (_, message) => logged.push(message) },
    },
  );

it('mails are kept in the outbox unless a mail server or a carrier is set', async () => {
  const { transport, outbox } = await open({});
  expect(transport).toMatchObject({ leaves: 'Kept' });
  expect(outbox).toBe(transport);
  const smtp = await open({ SMTP_URL: 'smtp://mail.example' });
  expect([smtp.transport?.leaves, smtp.outbox]).toEqual(['Sent', undefined]);
});

it('the example’s carrier sends a mail with its attachment to the service, and quotes a refusal', async () => {
  installProduct([mailApi]);
  const service = await openMailApi('secret');
  const settings = { MAIL_API_URL: service.url, MAIL_API_TOKEN: 'secret' };
  const { transport } = await open({ MAIL_CARRIER: 'mailApi' }, { settings });
  const letter: Letter = {
    id: 'MAIL-7',
    to: 'ada@engines.example',
    subject: 'Your report',
    text: 'Here it is.',
    html: '<p>Here it is.</p>',
    unsubscribe: 'https://bench.example/leave',
    attachment: { name: 'report.csv', media: 'text/csv', bytes: Buffer.from('a;b') },
  };
  await transport?.carry(letter);
  await expect(transport?.carry({ ...letter, to: 'full@engines.example' })).rejects.toThrow(
    'The mail service answered 422 This mailbox is full',
  );
  expect(transport?.leaves).toBe('Sent');
  expect(service.received()).toEqual([
    {
      key: 'MAIL-7',
      from: 'TalentBench <hello@bench.example>',
      to: 'ada@engines.example',
      subject: 'Your report',
      text: 'Here it is.',
      html: '<p>Here it is.</p>',
      headers: {
        'List-Unsubscribe': '<https://bench.example/leave>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      attachments: [{ name: 'report.csv', type: 'text/csv', content: 'YTti' }],
    },
  ]);
  await service.close();
});

it('a carrier that is unknown or lacks a setting stops the start, with its reason', async () => {
  await expect(open({ MAIL_CARRIER: 'pigeon' })).rejects.toThrow(
    'MAIL_CARRIER=pigeon is no mail carrier: no plugin brings one',
  );
  installProduct([mailApi]);
  await expect(open({ MAIL_CARRIER: 'pigeon' })).rejects.toThrow('choose one of mailApi');
  await expect(open({ MAIL_CARRIER: 'mailApi' })).rejects.toThrow(
    'MAIL_CARRIER=mailApi cannot be used: MAIL_API_URL must be the address of the mail service',
  );
});

it('mails wait while the plugin of their carrier is left out', async () => {
  expect(await open({ MAIL_CARRIER: 'mailApi' }, { leftOut: ['mailApi'] })).toEqual({ transport: null });
  expect(logged).toEqual(['mails wait: there is no mail carrier mailApi']);
});
