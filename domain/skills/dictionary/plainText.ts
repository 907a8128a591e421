const address =
  /(?:\b(?:linkedin|github|gitlab|e-?mail|web(?:site)?|portfolio|xing)\s*[:|]\s*)?(?:https?:\/\/\S+|www\.\S+|[^\s<>|,;]+@[^\s<>|,;]+\.\w+|\b(?:[\w-]+\.)+(?:com|org|dev|me|de|fr|es|uk|in|eu|info)\b(?:\/\S*)?)/giu;
const phone = /(?:\+|\b00)\d[\d\s().-]{6,}\d/u;

/** Maximum lines of a header at the top, and maximum length of each. */
const headLines = 6;
const longestLine = 160;

/** Two to four capitalized words and nothing else: a name at the top of a resume. */
const nameLine = /^\s*(?:\p{Lu}[\p{L}'’.-]*\s*){2,4}$/u;

const isContact = (line: string): boolean =>
  line.length <= longestLine && (phone.test(line) || line.search(address) >= 0);

/** A text without addresses and without the header of a resume: its contact lines and the name above them. */
const withoutHeader = (text: string): string => {
  const lines = text.split(/\r?\n|\u2028|\u2029|\u0085/u);
  const last = lines.slice(0, headLines).findLastIndex(isContact);
  const body =
    lines.length === 1
      ? lines
      : lines.filter((line, at) => at > last || !(isContact(line) || (at === 0 && nameLine.test(line))));
  return body.join('\n').replace(address, '\n');
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Text to extract skills from: without addresses, header and the person's name. */
export const plainText = (text: string, name: string | null = null): string => {
  const parts = (name?.match(/[\p{L}\p{N}]+/gu) ?? []).filter((part) => part.length > 1);
  const plain = withoutHeader(text);
  if (parts.length === 0) return plain;
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return plain.replace(named, '\n');
};
