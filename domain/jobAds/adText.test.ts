import { expect, it } from 'vitest';
import { adText } from './adText.ts';

const ad = `Senior Java Developer
Location: Charlotte, NC
You build payment services with Java and Kafka.`;

it('publishes the ad, not the mail around it', () => {
  const mail = `From: Priya <priya@vendor.example>
Subject: FW: urgent need
Hi Marcus – see below from the client
${ad}
Call me at +1 704 555 0134 or send resumes to priya@vendor.example

Thanks & Regards,
Priya Nair
Vendor Staffing LLC
+1 704 555 0134`;
  const { ad: published, around, personal } = adText(mail);
  expect(published).toBe(ad);
  expect(around).toEqual([
    'From: Priya <priya@vendor.example>',
    'Subject: FW: urgent need',
    'Hi Marcus – see below from the client',
    'Call me at +1 704 555 0134 or send resumes to priya@vendor.example',
    'Thanks & Regards,',
    'Priya Nair',
    'Vendor Staffing LLC',
    '+1 704 555 0134',
  ]);
  expect(personal).toEqual([]);
});

it.each([
  'Please share last 4 SSN + visa status',
  'Send DOB and passport number',
  'Bitte geben Sie Ihr Geburtsdatum an',
  'Indiquez votre numéro de sécurité sociale',
  'Envíe su fecha de nacimiento y DNI',
])('does not publish a request for personal data: %s', (line) => {
  expect(adText(`${ad}\n${line}`)).toEqual({ ad, around: [], personal: [line] });
});

it.each([['Mit freundlichen Grüßen\nJens'], ['Cordialement,\nChloé Martin'], ['Un saludo\nDiego']])(
  'knows how mails end in four languages: %j',
  (end) => {
    expect(adText(`${ad}\n\n${end}`).ad).toBe(ad);
  },
);

it('keeps an ad that stands behind a sign-off, and years and versions that are no phone numbers', () => {
  const long = Array.from({ length: 14 }, (_, at) => `• Task ${at + 1} with Java 8/11/17 since 2015`).join(
    '\n',
  );
  expect(adText(`Thanks\n${long}`).ad).toContain(long);
});

it.each([
  'Hey! We’re hiring a React developer',
  'Dear candidates, we build payment systems in Go',
  'Von: 01.12.2026',
  'De : 3 à 5 ans d’expérience',
  'You build software for the social security administration',
  'Alta en la Seguridad Social y 23 días de vacaciones',
  'Driver’s license required',
  'Node.js, ASP.NET Core, ISO 27001-2013 and 10 000 000 rows a day',
])('publishes what is part of the ad: %s', (line) => {
  expect(adText(`${ad}\n${line}`)).toEqual({ ad: `${ad}\n${line}`, around: [], personal: [] });
});
