type Texts = { [key: string]: unknown };

/**
 * Differences between a catalogue and the English one, such as `missing menu.jobs`. Empty if there are none.
 */
export const catalogueFaults = (english: object, other: object, path = ''): string[] => {
  const [ours, theirs] = [english as Texts, other as Texts];
  const surplus = Object.keys(theirs).filter((key) => !Object.hasOwn(ours, key));
  return [
    ...surplus.map((key) => `unknown ${path}${key}`),
    ...Object.keys(ours).flatMap((key) => {
      const [text, said] = [ours[key], theirs[key]];
      if (said === undefined) return [`missing ${path}${key}`];
      if (typeof text === 'string') return textFaults(text, said, path + key);
      if (typeof said !== 'object') return [`not a group ${path}${key}`];
      return catalogueFaults(text as object, said as object, `${path}${key}.`);
    }),
  ];
};

const textFaults = (text: string, said: unknown, path: string): string[] => {
  if (typeof said !== 'string') return [`not a text ${path}`];
  if (!said.trim() && text.trim()) return [`empty ${path}`];
  return [
    ...(formsOf(text) === formsOf(said) ? [] : [`other plural forms ${path}`]),
    ...(placesOf(text) === placesOf(said) ? [] : [`other places ${path}`]),
  ];
};

const formsOf = (text: string): number => text.split('||||').length;

/** German nouns are always capitalized, so `_lower_first` does not count as a difference. */
const placesOf = (text: string): string =>
  [...new Set(text.replaceAll('_lower_first', '').match(/%\{\w+\}/g))].sort().join(' ');
