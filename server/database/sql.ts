/** An SQL identifier, quoted. Only names from the contract and the roles ever come here. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quoteText = (value: string): string => `'${value.replaceAll("'", "''")}'`;
