/** Has a card's last month, written MM/YY, gone by? */
export const isPastExpiry = (expiry: string, now: Date): boolean => {
  const [month, year] = expiry.split('/').map(Number) as [number, number];
  return Date.UTC(2000 + year, month) <= now.getTime();
};
