import type { Language } from '../domain/contract/languages.ts';
import type { ReadFont } from '../pdf/fonts.ts';
import { printPdf } from '../pdf/printPdf.ts';
import { printSigned, type SignedWords } from './printSigned.ts';

type Texts = { default: { signedPaper: SignedWords } };

const textsIn: Record<Language, () => Promise<Texts>> = {
  en: () => import('../locales/en/server.json', { with: { type: 'json' } }),
  es: () => import('../locales/es/server.json', { with: { type: 'json' } }),
  fr: () => import('../locales/fr/server.json', { with: { type: 'json' } }),
  de: () => import('../locales/de/server.json', { with: { type: 'json' } }),
};

/** The PDF of a contract that all have signed, and its file name. Works in the browser and in Node. */
export const signedFile = async (
  paper: Parameters<typeof printSigned>[0],
  language: Language,
  readFont: ReadFont,
): Promise<{ name: string; bytes: Uint8Array }> => {
  const { signedPaper: words } = (await textsIn[language]()).default;
  const { bytes } = await printPdf(printSigned(paper, words, language), readFont);
  return { name: `${words.file} ${paper.content.contract}.pdf`, bytes };
};
