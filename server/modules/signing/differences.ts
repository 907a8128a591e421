import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import { contractDifferences, type Difference } from '../../../domain/change/deals/contractDifferences.ts';
import type { Language } from '../../../domain/contract/languages.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { fill } from '../../../domain/words/fill.ts';
import { nounWords } from '../../../domain/words/nounWords.ts';
import deNouns from '../../../locales/de/nouns.json' with { type: 'json' };
import de from '../../../locales/de/signing.json' with { type: 'json' };
import enNouns from '../../../locales/en/nouns.json' with { type: 'json' };
import en from '../../../locales/en/signing.json' with { type: 'json' };
import esNouns from '../../../locales/es/nouns.json' with { type: 'json' };
import es from '../../../locales/es/signing.json' with { type: 'json' };
import frNouns from '../../../locales/fr/nouns.json' with { type: 'json' };
import fr from '../../../locales/fr/signing.json' with { type: 'json' };

/** What differs, and the currencies that its amounts are in. */
export type Differing = {
  found: readonly Difference[];
  currency: string;
  agreedCurrency: string;
};

/** Where a contract differs from its proposal and request. Rate cards are not for persons outside the two companies. */
export const differencesOf = async (work: UnitOfWork, contractId: string): Promise<Differing | null> => {
  const { system } = work.rows;
  const contract = await system.find('contracts', contractId);
  const proposal = contract?.proposalId ? await system.find('proposals', contract.proposalId) : null;
  if (!contract || !proposal) return null;
  const request = await system.find('requests', proposal.requestId);
  const found = contractDifferences(contract, proposal, request);
  return found.length ? { found, currency: contract.currency, agreedCurrency: proposal.currency } : null;
};

const texts: Record<Language, typeof en> = { en, es, fr, de };
const nouns = { en: enNouns, es: esNouns, fr: frNouns, de: deNouns };

/** A heading, and a sentence for each difference with both values. */
export const sayDifferences = (
  { found, currency, agreedCurrency }: Differing,
  language: Language,
): { title: string; each: string[] } => {
  const words = texts[language];
  const labels = nounWords(nouns[language]).contracts?.fields ?? {};
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const write = (field: Difference['field'], stored: string | number, of: string): string => {
    if (field === 'rate') return formatMoney(Number(stored), of, language, 'full');
    return field === 'startDate' || field === 'endDate' ? dates.format(new Date(stored)) : String(stored);
  };
  return {
    title: words.differs,
    each: found.map(({ field, from, agreed, contract }) =>
      fill(words[`differsFrom.${from}`], {
        field: labels[field] ?? field,
        agreed: write(field, agreed, from === 'proposal' ? agreedCurrency : currency),
        now: write(field, contract, currency),
      }),
    ),
  };
};
