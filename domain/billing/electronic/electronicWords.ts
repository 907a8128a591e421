import type { Language } from '../../contract/languages.ts';
import { translateBy } from '../../words/translateBy.ts';
import type { ElectronicWords } from './modelOf.ts';

type Texts = { default: { clientInvoices: object; invoicePaper: object } };
const textsIn: Record<Language, () => Promise<Texts>> = {
  en: () => import('../../../locales/en/laterPages.json', { with: { type: 'json' } }),
  es: () => import('../../../locales/es/laterPages.json', { with: { type: 'json' } }),
  fr: () => import('../../../locales/fr/laterPages.json', { with: { type: 'json' } }),
  de: () => import('../../../locales/de/laterPages.json', { with: { type: 'json' } }),
};

/** The words of an electronic invoice: those of the printed one. */
export const electronicWords = async (employee: string, language: Language): Promise<ElectronicWords> => {
  const { clientInvoices, invoicePaper } = (await textsIn[language]()).default;
  const translate = translateBy({ clientInvoices, invoicePaper }, language);
  return {
    line: ({ kind, percent }) =>
      kind === 'Overtime'
        ? translate('clientInvoices.electronic.overtime', { employee, percent })
        : translate(`clientInvoices.electronic.${kind === 'Hours' ? 'hours' : 'fee'}`, { employee }),
    credits: (number) => translate('clientInvoices.electronic.credits', { number }),
    taxReason: (reason) => translate(`invoicePaper.taxReason.${reason}`),
  };
};
