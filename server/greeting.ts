type Start = {
  version: string;
  url: string;
  /** Where data is stored: a folder, or a description of the database. */
  data: string;
  sample?: { emails: readonly string[]; password: string };
};

/** The message on a terminal after the server has started. */
export const greeting = ({ version, url, data, sample }: Start): string => {
  const accounts = sample
    ? `Sign in as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(sample.emails)} with the password ${sample.password}.\n`
    : '';
  return `TalentBench ${version} is ready at ${url}\n${accounts}Your data is stored in ${data}. Press Ctrl+C to stop.\n`;
};
