type Sample = { emails: readonly string[]; password: string };

/** What a person at a terminal reads once the server is up. */
export const greeting = (version: string, url: string, sample?: Sample): string => {
  const signIns = sample
    ? `Sign in as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(sample.emails)}. The password is ${sample.password}.\n`
    : '';
  return `TalentBench ${version} is ready at ${url}\n${signIns}Press Ctrl+C to stop it.\n`;
};
