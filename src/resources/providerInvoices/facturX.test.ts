import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeCii } from '../../../domain/billing/electronic/cii.ts';
import { modelOf } from '../../../domain/billing/electronic/modelOf.ts';
import { sampleFacts } from '../../../domain/billing/electronic/testing/samples.ts';
import { printPdf } from '../../../pdf/printPdf.ts';
import { inLanguage } from '../../testing/inLanguage.ts';
import { readFont } from '../../testing/readFont.ts';
import { asFacturX } from './facturX.ts';
import { printClientInvoice } from './printClientInvoice.ts';

const facts = sampleFacts({ from: 'DE', to: 'US', currency: 'EUR' });
const read = modelOf({ ...facts, syntax: 'cii' });
if ('missing' in read) throw new Error('Incomplete');
const cii = writeCii(read.model);

test('a Factur-X file is a PDF/A-3 whose metadata and embedded file are as its standard says', async () => {
  const printed = printClientInvoice({ ...facts.invoice, quarters: 160, status: 'Sent' }, inLanguage('de'));
  const { bytes, missing } = await printPdf(asFacturX(printed, cii, '2026-06-30'), readFont);
  // Only the emoji of the client's name has no font, and a box stands for it.
  expect(missing).toEqual(['🏦']);
  const file = new TextDecoder('latin1').decode(bytes);
  expect(file.slice(0, 8)).toBe('%PDF-1.7');
  expect(file).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(file).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  expect(file).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
  expect(file).toContain('&amp;');
  expect(file).toMatch(/\/AFRelationship \/Alternative/);
  expect(file).toMatch(/\/Type \/OutputIntent/);
  const at = file.indexOf('/Type /EmbeddedFile');
  const start = file.indexOf('stream\n', at) + 'stream\n'.length;
  const inner = unzlibSync(bytes.slice(start, file.indexOf('\nendstream', start)));
  expect(new TextDecoder().decode(inner)).toBe(cii);
  if (process.env.KEEP_FACTUR_X) (await import('node:fs')).writeFileSync(process.env.KEEP_FACTUR_X, bytes);
});
