import { describe, expect, it } from 'vitest';
import { allResources } from '../../contract/deals/allResources.ts';
import { type Contract, contracts } from '../../contract/deals/contracts.ts';
import { sha256 } from '../../hash/sha256.ts';
import {
  agreementOf,
  agreementSigned,
  contentOf,
  readContent,
  signedFields,
  statesContract,
  withoutEffect,
} from './signedContent.ts';
import { signedTerms } from './signedTerms.ts';

const contract: Contract = {
  id: 'CT-282',
  version: 1,
  createdAt: '2026-06-01T09:00:00.000Z',
  updatedAt: '2026-06-01T09:00:00.000Z',
  providerId: 'CO-001',
  recruiterId: 'CO-002',
  candidateId: 'BE-007',
  proposalId: null,
  templateId: null,
  parentId: 'CT-137',
  employee: 'Dana Reyes',
  client: 'Harbour Hiring',
  type: 'C2H',
  status: 'Draft',
  startDate: '2026-07-01',
  endDate: '2026-12-31',
  rate: 50_000,
  monthlyHours: 160,
  agreedValue: null,
  totalValue: 48_000_000,
  currency: 'USD',
  description: 'Builds pipelines',
  body: 'Under {{framework}}, signed on {{signedDate}}.',
  signedDate: null,
  paperDocumentId: null,
  overtimeAfter: 1,
  overtimePercent: 400,
  paymentTermDays: 0,
  noticeDays: 90,
  nextRate: null,
  nextRateFrom: null,
  timesheetWeek: null,
  overlapAgreed: true,
  conversionFee: 900_000,
  conversionFeeDue: null,
  conversionFeeUntil: null,
  endedOn: null,
  endReason: null,
};
const day = '2026-06-15';
const sent = (of: Contract) => ({ ...contentOf(of, 'Northwind', day), sentAt: `${day}T09:00:00.000Z` });

const contentRead = (envelope: { content: string }) => {
  const content = readContent(envelope);
  if (!content) throw new Error('The envelope has no content');
  return content;
};

/** Another value of each field that the content states. */
const changed: Partial<Contract> = {
  id: 'CT-283',
  providerId: 'CO-003',
  recruiterId: null,
  candidateId: 'BE-008',
  parentId: null,
  employee: 'Sam Roe',
  client: 'Other Ltd',
  type: 'SOW',
  startDate: '2026-07-02',
  endDate: '2027-12-31',
  rate: 50_001,
  monthlyHours: 161,
  totalValue: 48_000_001,
  currency: 'EUR',
  description: null,
  body: 'Another text.',
  overtimeAfter: 40,
  overtimePercent: 150,
  paymentTermDays: 30,
  noticeDays: null,
  overlapAgreed: false,
  conversionFee: 900_001,
  conversionFeeUntil: '2027-01-31',
};

describe('the signed content of a contract', () => {
  it('states every field of the noun, or the field is declared to have no effect', () => {
    const named = new Set<string>([...signedFields, ...Object.keys(withoutEffect)]);
    expect(Object.keys(contracts.fields).filter((field) => !named.has(field))).toEqual([]);
    expect(signedFields.filter((field) => Object.hasOwn(withoutEffect, field))).toEqual([]);
    expect([...named].filter((field) => !Object.hasOwn(contracts.all, field))).toEqual([]);
  });

  it.each([...new Set(signedFields)].filter((field) => field !== 'agreedValue'))(
    'is no longer what the contract says once %s has changed, and has another hash',
    (field) => {
      const after = { ...contract, [field]: changed[field] };
      expect(after[field]).not.toEqual(contract[field]);
      expect(contentOf(after, 'Northwind', day).contentHash).not.toBe(sent(contract).contentHash);
      expect(statesContract(sent(contract), contract)).toBe(true);
      expect(statesContract(sent(contract), after)).toBe(false);
    },
  );

  it.each([
    ['JPY', 'JPY 50,000'],
    ['KWD', 'KWD 50.000'],
    ['INR', 'INR 500.00'],
  ] as const)('has amounts with the decimals of %s', (currency, rate) => {
    expect(contentRead(sent({ ...contract, currency })).rate).toBe(rate);
  });

  it('has an agreed total by the total value, which follows from it', () => {
    expect(contracts.derive?.({ ...contract, agreedValue: 1 }).totalValue).toBe(1);
  });

  it('does not change with what sending, signing and the end of a contract set', () => {
    const later: Contract = {
      ...contract,
      status: 'Active',
      signedDate: day,
      timesheetWeek: day,
      endedOn: day,
    };
    expect(contentOf(later, 'Northwind', day)).toEqual(contentOf(contract, 'Northwind', day));
  });

  it('fails with its own hash once it is altered', () => {
    const altered = { ...sent(contract), content: sent(contract).content.replace('500.00', '50.00') };
    expect(statesContract(altered, contract)).toBe(false);
    // The same terms in another text, which is not what was signed.
    const spaced = { ...sent(contract), content: sent(contract).content.replace('{', '{ ') };
    expect(readContent(spaced)).toEqual(contentRead(sent(contract)));
    expect(statesContract(spaced, contract)).toBe(false);
  });

  it('is nothing before it is sent', () => {
    expect(readContent({ content: null })).toBeNull();
    expect(statesContract({ ...sent(contract), sentAt: null }, contract)).toBe(false);
    const never = { content: null, contentHash: null, sentAt: null };
    expect(statesContract(never, contract)).toBe(false);
  });

  it('freezes the words for all resources in English, and shows them in the reader’s language', () => {
    const general: Contract = { ...contract, type: 'NDA', candidateId: null, employee: allResources };
    const content = contentRead(sent(general));
    expect(content.employee).toBe('All assigned resources');
    expect(signedTerms(content, 'en')).toContainEqual(['Employee', 'All assigned resources']);
    expect(signedTerms(content, 'fr')).toContainEqual(['Collaborateur', 'Tous les collaborateurs affectés']);
    expect(statesContract(sent(general), general)).toBe(true);
  });

  it('shows every term with a label in each language', () => {
    const content = contentRead(sent(contract));
    expect(signedTerms(content, 'en')).toEqual([
      ['Contract', 'CT-282'],
      ['Provider', 'Northwind (CO-001)'],
      ['Client', 'Harbour Hiring (CO-002)'],
      ['Employee', 'Dana Reyes (BE-007)'],
      ['Under agreement', 'Master Services Agreement CT-137'],
      ['From', 'July 1, 2026'],
      ['Until', 'December 31, 2026'],
      ['Hourly rate', 'USD 500.00'],
      ['Hours per month', '160'],
      ['Total value', 'USD 480,000.00'],
      ['Overtime after (hours per week)', '1'],
      ['Overtime rate (% of the hourly rate)', '400'],
      ['Payment terms (days)', '0'],
      ['Notice period (days)', '90'],
      ['Conversion fee', 'USD 9,000.00'],
      ['Conversion fee falls to zero by', 'December 31, 2026'],
      ['Other bookings', 'The provider may book this person elsewhere on the same days'],
    ]);
    for (const language of ['es', 'fr', 'de'] as const)
      expect(signedTerms(content, language)).toHaveLength(signedTerms(content, 'en').length);
    expect(content.agreement).toBe(
      'Under Master Services Agreement CT-137, signed on the day of the last signature.',
    );
  });
});

describe('the agreement text', () => {
  const merged = (body: string, of: Partial<Contract> = {}) =>
    agreementOf({ contract: { ...contract, ...of, body }, provider: 'Northwind', day });

  it('states each term by its merge field, or leaves a blank for a term that is not agreed', () => {
    const fields = [
      'employee',
      'client',
      'provider',
      'type',
      'rate',
      'currency',
      'monthlyHours',
      'totalValue',
      'startDate',
      'endDate',
      'signedDate',
      'description',
      'contractId',
      'framework',
      'today',
    ];
    const body = fields.map((field) => `{{${field}}}`).join('|');
    expect(merged(body)?.split('|')).toEqual([
      'Dana Reyes',
      'Harbour Hiring',
      'Northwind',
      'Contract-to-Hire Agreement',
      'USD 500.00',
      'USD',
      '160',
      'USD 480,000.00',
      '2026-07-01',
      '2026-12-31',
      'the day of the last signature',
      'Builds pipelines',
      'CT-282',
      'Master Services Agreement CT-137',
      day,
    ]);
    const blank = '____________________';
    const open = { rate: 0, totalValue: 0, description: null, parentId: null };
    expect(merged('{{rate}}|{{totalValue}}|{{description}}|{{framework}}', open)).toBe(
      `${blank}|${blank}|${blank}|the framework agreement between the two companies`,
    );
    expect(merged('{{type}}', { type: 'SOW' })).toBe('Statement of Work');
    expect(merged('{{type}}', { type: 'NDA' })).toBe('Non-Disclosure Agreement');
  });

  it('names the day of the last signature beside the words that were signed', () => {
    const agreement = merged('Signed on {{signedDate}}.');
    expect(agreementSigned({ agreement }, '2026-06-20T23:30:00.000Z')).toBe(
      'Signed on the day of the last signature (2026-06-20).',
    );
    expect(agreementSigned({ agreement }, null)).toBe(agreement);
    expect(agreementSigned({ agreement: null }, '2026-06-20T23:30:00.000Z')).toBeNull();
  });
});

describe('an envelope of an earlier version', () => {
  const earlier = (of: Contract) => {
    const {
      contract: id,
      title,
      provider,
      client,
      employee,
      startDate,
      endDate,
      rate,
      ...more
    } = contentRead(sent(of));
    const { monthlyHours, totalValue, conversionFee, description } = more;
    const agreement = 'Under the framework agreement, signed on ____________________.';
    const terms = { rate, monthlyHours, totalValue, conversionFee, description, agreement };
    const content = JSON.stringify({
      contract: id,
      title,
      provider,
      client,
      employee,
      startDate,
      endDate,
      ...terms,
    });
    return { content, contentHash: sha256(content), sentAt: `${day}T09:00:00.000Z` };
  };
  const plain = {
    ...contract,
    parentId: null,
    overtimeAfter: null,
    overtimePercent: null,
    paymentTermDays: null,
    noticeDays: null,
    overlapAgreed: false,
  };

  it('is read with nothing in place of what it does not say', () => {
    expect(readContent(earlier(plain))).toMatchObject({
      rate: 'USD 500.00',
      overtimePercent: null,
      clientId: null,
    });
  });

  it('is signed as it stands where it says all terms', () => {
    expect(statesContract(earlier(plain), plain)).toBe(true);
    expect(statesContract(earlier(plain), { ...plain, rate: 1 })).toBe(false);
  });

  it.each([
    'parentId',
    'overtimeAfter',
    'overtimePercent',
    'paymentTermDays',
    'noticeDays',
    'overlapAgreed',
  ] as const)('must be sent again where it leaves out %s', (field) => {
    expect(statesContract(earlier(plain), { ...plain, [field]: contract[field] })).toBe(false);
  });
});
