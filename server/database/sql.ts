/** Quotes an SQL identifier. Only for names from the contract and the roles. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteText = (value: string): string => `'${value.replaceAll("'", "''")}'`;
