import type { Reading } from 'talentbench/plugin';
import { toMinor } from 'talentbench/plugin/site';

const title = /^profile sheet\b/iu;
const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/**
 * What a firm's own form says, in lines such as "Base: Lyon, France"; null for any other resume. "Band" and "Stack" are
 * words of this firm, which no other reader can know.
 */
export const readSheet = (text: string): Reading | null => {
  const lines = text.split('\n').map((line) => line.trim());
  if (!title.test(lines[0] ?? '')) return null;
  const behind = (label: string) => {
    const quote = lines.find((line) => line.toLowerCase().startsWith(`${label}:`));
    const value = quote?.slice(label.length + 1).trim();
    return quote && value ? { value, quotes: [quote] } : undefined;
  };
  const stack = behind('stack');
  const band = behind('band');
  const [, sign = '', amount] = /^(?<sign>[€$£])(?<amount>\d+) an hour$/u.exec(band?.value ?? '') ?? [];
  const currency = currencies[sign] ?? 'USD';
  const name = behind('consultant');
  const role = behind('plays');
  const base = behind('base');
  return {
    ...(name && { name }),
    ...(role && { title: role }),
    ...(base && { location: base }),
    ...(stack && { skills: { ...stack, value: stack.value.split(/\s*;\s*/u) } }),
    ...(band &&
      amount && {
        // In minor units, as all amounts.
        rate: { value: toMinor(Number(amount), currency), quotes: band.quotes },
        currency: { value: currency, quotes: band.quotes },
      }),
  };
};
