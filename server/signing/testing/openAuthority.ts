import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { makeIdentity } from '../cms.ts';

const bodyOf = (pem: string): ArrayBuffer =>
  Uint8Array.from(Buffer.from(pem.replace(/-----[^-]+-----/g, ''), 'base64')).buffer;

/** A time-stamping authority (RFC 3161) on this machine, whose clock stands still. */
export const openAuthority = async (time: Date, status = 0) => {
  const identity = await makeIdentity('Test Authority', new Date('2001-01-01'));
  const certificate = pki.Certificate.fromBER(bodyOf(identity.certificates));
  const key = await crypto.subtle.importKey(
    'pkcs8',
    bodyOf(identity.key),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const answerTo = async (request: Buffer): Promise<Buffer> => {
    const { messageImprint, nonce } = pki.TimeStampReq.fromBER(Uint8Array.from(request).buffer);
    const info = new pki.TSTInfo({
      ...{ version: 1, policy: '1.2.3.4.1', messageImprint, genTime: time },
      serialNumber: new asn1.Integer({ value: 1 }),
      ...(nonce && { nonce }),
    });
    const signed = new pki.SignedData({
      version: 3,
      encapContentInfo: new pki.EncapsulatedContentInfo({
        eContentType: '1.2.840.113549.1.9.16.1.4',
        eContent: new asn1.OctetString({ valueHex: info.toSchema().toBER() }),
      }),
      signerInfos: [
        new pki.SignerInfo({
          version: 1,
          sid: new pki.IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
        }),
      ],
      certificates: [certificate],
    });
    await signed.sign(key, 0, 'SHA-256');
    const answer = new pki.TimeStampResp({
      status: new pki.PKIStatusInfo({ status }),
      ...(status < 2 && {
        timeStampToken: new pki.ContentInfo({
          contentType: '1.2.840.113549.1.7.2',
          content: signed.toSchema(true),
        }),
      }),
    });
    return Buffer.from(answer.toSchema().toBER());
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response
      .setHeader('content-type', 'application/timestamp-reply')
      .end(await answerTo(Buffer.concat(parts)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
