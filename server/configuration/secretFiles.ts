import { readFileSync } from 'node:fs';

/** Variables that hold a secret. Each can be read from a file instead, named by NAME_FILE. */
const secretVariables = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'READ_DATABASE_URL',
  'SECRETS_KEY',
  'SMTP_URL',
  'METRICS_TOKEN',
  'SIGNING_KEY',
  'SIGNING_CERT',
] as const;

type Variables = Readonly<Record<string, string>>;

/** Replaces NAME_FILE variables with the contents of their files, and reports those that cannot be used. */
export const readSecretFiles = (
  given: Variables,
  names: readonly string[] = secretVariables,
): { variables: Variables; problems: string[] } => {
  const variables: Record<string, string> = { ...given };
  const problems: string[] = [];
  for (const name of names) {
    const path = variables[`${name}_FILE`];
    if (path === undefined) continue;
    delete variables[`${name}_FILE`];
    if (name in variables) problems.push(`${name} and ${name}_FILE are both set: choose one`);
    else {
      try {
        variables[name] = readFileSync(path, 'utf8').trim();
      } catch (error) {
        problems.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
      }
    }
  }
  return { variables, problems };
};
