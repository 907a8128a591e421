import { SMTPServer } from 'smtp-server';

export type Received = { from: string; to: string[]; message: string };

/** A mail server that accepts all mail except to one address. */
export const openMailServer = async () => {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === 'full@engines.example' ? new Error('This mailbox is full') : null),
    onData: (stream, { envelope }, done) => {
      let message = '';
      stream.on('data', (chunk: Buffer) => {
        message += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
  const { port } = smtp.server.address() as { port: number };
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => smtp.close(done)),
  };
};

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
