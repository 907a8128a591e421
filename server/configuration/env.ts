import { z } from 'zod';
import { tracingVariables } from '../tracing/tracingSettings.ts';
import { readSecretFiles } from './secretFiles.ts';

/** Whether links can be created from it. */
const isSite = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && search === '' && hash === '';
};
const address = /^[^\s@<>]+@[^\s@<>]+$/;
const postgres = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/database')
  .optional();
const schema = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65_535, 'must be at most 65535')
    .default(8080),
  HOST: z.string().min(1, 'must name an address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  DATABASE_URL: postgres,
  MIGRATE_DATABASE_URL: postgres,
  READ_DATABASE_URL: postgres,
  MATCHING_SOCKET_DIR: z.string().min(1, 'must name a folder').optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(500, 'must be at most 500')
    .default(10),
  SECRETS_KEY: z
    .string()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  SAMPLE_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
  /** An unknown word must not mean development, which has accounts with a public password. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PLUGINS_CONFIG: z.string().min(1, 'must name a file').optional(),
  PAYMENT_GATEWAY: z.string().min(1, 'must name a payment gateway').default('manual'),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|[1-9]|10)$/, 'must be off or a number of proxies, 1 to 10')
    .transform((count) => (count === 'off' ? ('off' as const) : Number(count)))
    .default('off'),
  PUBLIC_URL: z
    .string()
    .refine(isSite, 'must be the address people open, such as https://bench.example, with no query')
    .transform((url) => new URL(url).href.replace(/\/+$/, ''))
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => /^smtps?:\/\/\S+$/.test(url) && URL.canParse(url),
      'must look like smtp://user:password@host:587',
    )
    .optional(),
  MAIL_CARRIER: z.string().min(1, 'must name a mail carrier').optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (from) => address.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(from)?.[1] ?? from),
      'must be an address, such as TalentBench <hello@bench.example>',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(65_535, 'must be at most 65535')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .transform((contact) => (address.test(contact) ? `mailto:${contact}` : contact))
    .refine(
      (contact) => /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(contact),
      'must be an e-mail or https address',
    )
    .optional(),
  ...tracingVariables,
  SIGNING_KEY: z.string().includes('PRIVATE KEY', 'must be a key in PEM (PKCS #8)').optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SIGNING_CERT: z.string().includes('BEGIN CERTIFICATE', 'must be certificates in PEM').optional(),
  PRIVATE_IDENTITY_PROVIDERS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().replace(/\/$/, '')))
    .refine(
      (origins) =>
        origins.every((one) => URL.canParse(one) && /^https?:/.test(one) && new URL(one).origin === one),
      'must be origins, separated by commas, such as https://keycloak.internal',
    )
    .optional(),
  AUDIT_MAIL: z.string().regex(address, 'must be an e-mail address').optional(),
});
/** Prevents accounts with a well-known password from appearing in production by accident. */
const settled = schema.transform((env) => ({
  ...env,
  SAMPLE_DATA: env.SAMPLE_DATA ?? (env.NODE_ENV === 'production' ? ('off' as const) : ('on' as const)),
}));
const withMail = settled
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'must be set where SMTP_URL is: mails need a sender',
  })
  .refine(({ MAIL_CARRIER, MAIL_FROM }) => !MAIL_CARRIER || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'must be set where MAIL_CARRIER is: mails need a sender',
  })
  .refine(({ MAIL_CARRIER, SMTP_URL }) => !MAIL_CARRIER || !SMTP_URL, {
    path: ['MAIL_CARRIER'],
    message: 'and SMTP_URL are both set: choose one',
  });
const withDatabase = withMail
  .refine(({ MIGRATE_DATABASE_URL, DATABASE_URL }) => !MIGRATE_DATABASE_URL || DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'must be set where MIGRATE_DATABASE_URL is',
  })
  .refine(({ READ_DATABASE_URL, DATABASE_URL }) => !READ_DATABASE_URL || DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'must be set where READ_DATABASE_URL is',
  });
const withSigning = withDatabase.refine(({ SIGNING_KEY, SIGNING_CERT }) => !SIGNING_KEY === !SIGNING_CERT, {
  path: ['SIGNING_CERT'],
  message: 'must be set together with SIGNING_KEY',
});
export type Env = z.infer<typeof withSigning>;

type Source = Readonly<Record<string, string | undefined>>;
const given = (source: Source) =>
  Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );

/** A variable of a plugin, which may be in a file as well; undefined if it is not set. */
export const readSetting = (source: Source, name: string): string | undefined => {
  const { variables, problems } = readSecretFiles(given(source), [name]);
  if (problems.length) throw new Error(problems.join('\n'));
  return variables[name];
};

/** Parses the environment. Throws one error that lists everything wrong in it. */
export const readEnv = (source: Source): Env => {
  const { variables, problems } = readSecretFiles(given(source));
  const result = withSigning.safeParse(variables);
  if (result.success && problems.length === 0) return result.data;
  const issues = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  throw new Error([...problems, ...issues].join('\n'));
};

/** URL of the database owner, unless the database is embedded. */
export const ownerUrl = ({ MIGRATE_DATABASE_URL, DATABASE_URL }: Env): string | undefined =>
  MIGRATE_DATABASE_URL ?? DATABASE_URL;

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Whether other machines can reach the server, directly or through a proxy at PUBLIC_URL. */
export const isReachable = ({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): boolean =>
  !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));

/** The site's address as configured, never taken from request headers. */
export const publicUrl = ({ PUBLIC_URL, HOST }: Env, port: number): string => {
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST);
  return PUBLIC_URL ?? `http://${local ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`;
};
