/** The addresses in a text as people paste it: one on each line, or after commas, with or without names. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n;,]/)
      .map((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part)
      .flatMap((part) => part.trim().split(/\s+/))
      .filter((part) => part !== '')
      .map((part) => part.toLowerCase()),
  ),
];
