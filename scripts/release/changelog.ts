type Section = { text: string; breaking: string };

/** The section of a version, and the lines under its "Breaking"; undefined if it is missing or empty. */
export const sectionOf = (changelog: string, version: string): Section | undefined => {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => /^\S+/.exec(one)?.[0] === version);
  const text = section?.slice(section.indexOf('\n') + 1).trim();
  if (!text) return undefined;
  const [, breaking = ''] = /^(?:#+ )?Breaking$\n((?:- .*\n?)*)/m.exec(text) ?? [];
  return { text, breaking };
};
