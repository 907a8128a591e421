/** Has a card's last month, written MM/YY, gone by? */
export const isPastExpiry = (expiry: string, now: Date): boolean => {
  const [month, year] = expiry.split('/').map(Number) as [number, number];
  return Date.UTC(2000 + year, month) <= now.getTime();
};

/** Every expiry since 2000 that has gone by, as MM/YY. */
export const pastExpiries = (now: Date): string[] => {
  const months = (now.getUTCFullYear() - 2000) * 12 + now.getUTCMonth();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: months }, (_, past) => {
    const year = Math.floor(past / 12);
    return `${twoDigits((past % 12) + 1)}/${twoDigits(year)}`;
  });
};
