import { type Carrier, headersOf } from 'talentbench/plugin';

/** Less than the time that TalentBench waits for a mail to leave. */
const timeLimit = 30_000;

/** The carrier over the mail service's API. `POST /messages` sends a mail, once per `Idempotency-Key`. */
export const openMessages = (setting: (name: string) => string | undefined, from: string): Carrier => {
  const url = setting('MAIL_API_URL');
  const token = setting('MAIL_API_TOKEN');
  if (!url || !URL.canParse(url)) throw new Error('MAIL_API_URL must be the address of the mail service');
  if (!token) throw new Error('MAIL_API_TOKEN must be set');
  return {
    carry: async (letter) => {
      const { id, to, replyTo, subject, text, html, attachment, calendar } = letter;
      const event = calendar && {
        name: 'invite.ics',
        media: `text/calendar; method=${calendar.method}; charset=utf-8`,
        bytes: Buffer.from(calendar.text),
      };
      const files = [attachment, event].filter((file) => file !== undefined);
      const response = await fetch(new URL('messages', url), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify({
          ...{ from, to, replyTo, subject, text, html },
          headers: headersOf(letter),
          ...(files.length > 0 && {
            attachments: files.map(({ name, media, bytes }) => ({
              name,
              type: media,
              content: Buffer.from(bytes).toString('base64'),
            })),
          }),
        }),
        signal: AbortSignal.timeout(timeLimit),
      });
      if (!response.ok)
        throw new Error(
          `The mail service answered ${response.status} ${(await response.text()).slice(0, 200)}`,
        );
    },
  };
};
