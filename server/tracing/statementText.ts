type Shown = { name: string; text: string };

const mostKept = 600;
const kept = new Map<string, Shown>();

/** A statement for a span: verb and table as the name, and its text with every literal replaced by `?`. */
export const statementText = (sql: string): Shown => {
  const known = kept.get(sql);
  if (known) return known;
  const shown = { name: nameOf(sql), text: withoutValues(sql) };
  if (kept.size < mostKept) kept.set(sql, shown);
  return shown;
};

const nameOf = (sql: string): string => {
  const [verb = 'statement'] = /\w+/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"(\w+)"/i.exec(sql) ?? [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
};

/** Quoted names and parameters such as `$1` are kept. */
const withoutValues = (sql: string): string =>
  sql
    .replace(/"(?:[^"]|"")*"|\$\d+|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b/g, (part) =>
      part.startsWith('"') || /^\$\d+$/.test(part) ? part : '?',
    )
    .replace(/\s+/g, ' ')
    .trim();
