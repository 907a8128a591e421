export const scheduleFields = ['name', 'frequency', 'startsOn', 'time', 'timeZone', 'format', 'recipients'];
