type Start = {
  version: string;
  url: string;
  /** Where the data lives: a folder, or a database that is named in words. */
  data: string;
  sample?: { emails: readonly string[]; password: string };
};

/** What a person at a terminal reads once the server is up. */
export const greeting = ({ version, url, data, sample }: Start): string => {
  const accounts = sample
    ? `Sign in as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(sample.emails)} with the password ${sample.password}.\n`
    : '';
  return `TalentBench ${version} is ready at ${url}\n${accounts}Your data is stored in ${data}. Press Ctrl+C to stop.\n`;
};
