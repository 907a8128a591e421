import { defineConsolePart } from 'talentbench/plugin/site';
import { readSheet } from './readSheet.ts';

export const consolePart = defineConsolePart({
  textReaders: [
    {
      labelKey: 'profileSheets.reader',
      read: async ({ text }) => {
        const fields = text === null ? null : readSheet(text);
        return fields && { fields };
      },
    },
  ],
});
