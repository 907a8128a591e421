/**
 * How a migration statement affects running processes: `rewrites` copies the whole table under an exclusive
 * lock, `scans`
 * reads it under a lock, `blocksWrites` allows reads, `writesRows` changes and locks rows, `locks` needs the
 * table briefly.
 * `removes` drops what the previous version may still use.
 */
const effectKinds = ['rewrites', 'scans', 'blocksWrites', 'writesRows', 'locks', 'removes'] as const;
type EffectKind = (typeof effectKinds)[number];
export type Effect = { kind: EffectKind; table: string | null };

/** Description of a migration, from its first comment. */
export const titleOf = (sql: string): string => {
  const lines = sql.trimStart().split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .map((line) => line.replace(/^--\s*/, ''))
    .join(' ');
};

/** Effects of a migration on existing tables, each once. */
export const effectsOf = (sql: string): Effect[] => {
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?(\S+)/i.exec(one)?.[1] ?? []),
  );
  const found = statements.flatMap(effectsOfStatement).filter(({ table }) => !table || !made.has(table));
  const once = new Map(found.map((one) => [`${one.kind} ${one.table}`, one]));
  return [...once.values()].map(({ kind, table }) => ({ kind, table: table?.replaceAll('"', '') ?? null }));
};

/** Without comments and function bodies, whose statements run later. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const rules: [RegExp, EffectKind][] = [
  [/alter column \S+ (set data )?type /i, 'rewrites'],
  [/add column .*generated always as .*stored/i, 'rewrites'],
  [/add column .*default (?!now\(\)|current_timestamp)\w+\(/i, 'rewrites'],
  [/set not null/i, 'scans'],
  [/add (constraint \S+ )?(check|foreign key|exclude)(?!.*not valid)/i, 'scans'],
  [/add (constraint \S+ )?(primary key|unique)/i, 'scans'],
  [/add column .*( check | references |constraint )/i, 'scans'],
  [/drop column|rename/i, 'removes'],
];

const effectsOfStatement = (statement: string): Effect[] => {
  const altered = /^alter table (?:only |if exists )*(\S+)/i.exec(statement)?.[1];
  if (altered) {
    const kinds = rules.flatMap(([pattern, kind]) => (pattern.test(statement) ? [kind] : []));
    return [...kinds, 'locks' as const].map((kind) => ({ kind, table: altered }));
  }
  const indexed = /^create (?:unique )?index (?!concurrently).*? on (?:only )?(\S+)/i.exec(statement)?.[1];
  if (indexed) return [{ kind: 'blocksWrites', table: indexed }];
  const written = /^(?:with .*\) )?(?:update|delete from) (?:only )?(\S+)/i.exec(statement)?.[1];
  if (written) return [{ kind: 'writesRows', table: written }];
  const triggered = /^(?:create|drop) (?:constraint )?(?:trigger|policy) .*? on (\S+)/i.exec(statement)?.[1];
  if (triggered) return [{ kind: 'locks', table: triggered }];
  const dropped = /^drop (table|function|view|type) (?:if exists )?([^\s(,]+)/i.exec(statement);
  return dropped ? [{ kind: 'removes', table: dropped[1] === 'table' ? (dropped[2] ?? null) : null }] : [];
};
