type Part = { head: string; bytes: Buffer };

/** The parts of a message, including nested ones. */
const partsOf = (message: string): Part[] => {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const body = rest.join('\r\n\r\n');
  const boundary = /boundary="?([^";\r\n]+)/.exec(unfolded)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  const plain = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [
    {
      head: unfolded,
      bytes: /base64/i.test(unfolded) ? Buffer.from(body, 'base64') : Buffer.from(plain, 'latin1'),
    },
  ];
};

/** Headers, text, HTML and attachment of a message, as a mail client parses them. */
export const takenApart = (message: string) => {
  const parts = partsOf(message);
  const wordsOf = (media: string) =>
    parts
      .find(({ head }) => head.includes(media) && !head.includes('attachment'))
      ?.bytes.toString('utf8')
      .replaceAll('\r\n', '\n') ?? '';
  return {
    head: (message.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' '),
    text: wordsOf('text/plain'),
    html: wordsOf('text/html'),
    calendar: (parts.find(({ head }) => head.includes('text/calendar'))?.bytes ?? Buffer.alloc(0)).toString(
      'utf8',
    ),
    file: parts.find(({ head }) => head.includes('attachment')),
  };
};

/** The content types of a message and its parts, in their order. */
export const mediaOf = (message: string): string[] =>
  [...message.replace(/\r\n[ \t]+/g, ' ').matchAll(/^Content-Type: (.*?)(?:; boundary=.*)?\r$/gm)].map(
    ([, media]) => String(media),
  );
