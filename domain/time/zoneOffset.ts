const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the clocks of an IANA time zone are ahead of UTC at this moment: 330 for Asia/Kolkata. */
export const zoneOffset = (zone: string, at: Date): number => {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
};
