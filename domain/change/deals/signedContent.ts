import english from '../../../locales/en/laterPages.json' with { type: 'json' };
import type { Contract } from '../../contract/deals/contracts.ts';
import type { Envelope } from '../../contract/deals/envelopes.ts';
import { merge } from '../../contract/deals/mergeFields.ts';
import { sha256 } from '../../hash/sha256.ts';

/** What an envelope freezes: the terms and the text of a contract, the same in every language. */
export type SignedContent = {
  contract: string;
  title: string;
  provider: string;
  client: string;
  employee: string;
  startDate: string;
  endDate: string;
  rate: string | null;
  monthlyHours: number | null;
  totalValue: string | null;
  conversionFee: string | null;
  description: string | null;
  agreement: string | null;
};

const blank = '____________________';
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The content of a contract on the day it is sent, as JSON, and its hash. */
export const contentOf = (contract: Contract, provider: string, day: string) => {
  const { id, client, employee, startDate, endDate, currency, description, body } = contract;
  const amount = (minor: number | null) => (minor ? `${currency} ${cents.format(minor / 100)}` : null);
  const title = english.contractsPage.paper.titles[contract.type];
  const shown: SignedContent = {
    contract: id,
    title,
    provider,
    client,
    employee,
    startDate,
    endDate,
    rate: amount(contract.rate),
    monthlyHours: contract.monthlyHours || null,
    totalValue: amount(contract.totalValue),
    conversionFee: amount(contract.conversionFee),
    description,
    agreement:
      body &&
      merge(body, {
        employee,
        client,
        provider,
        type: title,
        rate: amount(contract.rate) ?? blank,
        currency,
        monthlyHours: String(contract.monthlyHours),
        totalValue: amount(contract.totalValue) ?? blank,
        startDate,
        endDate,
        signedDate: blank,
        description: description ?? blank,
        contractId: id,
        today: day,
      }),
  };
  const content = JSON.stringify(shown);
  return { content, contentHash: sha256(content) };
};

export const readContent = ({ content }: Pick<Envelope, 'content'>): SignedContent | null =>
  content === null ? null : (JSON.parse(content) as SignedContent);
