import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

/** Has bytes stamped by a time-stamping authority; resolves to its token. */
export type StampOf = (bytes: Uint8Array) => Promise<Uint8Array>;
/** When an authority stamped a signature, by its own certificate. `null` instead of a time: the stamp is not of this signature. */
export type Stamp = { at: Date; by: string; fingerprint: string } | { at: null };

const der = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const sha256Algorithm = () =>
  new pki.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1', algorithmParams: new asn1.Null() });
/** Seconds that an authority gets to answer. */
const patience = 10;

/** Asks a time-stamping authority (RFC 3161) over HTTP. */
export const askAuthority =
  (address: string): StampOf =>
  async (bytes) => {
    const nonce = der(Buffer.concat([Buffer.from([1]), randomBytes(15)]));
    const request = new pki.TimeStampReq({
      version: 1,
      messageImprint: new pki.MessageImprint({
        hashAlgorithm: sha256Algorithm(),
        hashedMessage: new asn1.OctetString({ valueHex: der(sha256(bytes)) }),
      }),
      nonce: new asn1.Integer({ valueHex: nonce }),
      certReq: true,
    });
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: request.toSchema().toBER(),
      signal: AbortSignal.timeout(patience * 1000),
    });
    if (!answer.ok) throw new Error(`The time-stamping authority answered ${answer.status}`);
    const { status, timeStampToken } = pki.TimeStampResp.fromBER(await answer.arrayBuffer());
    if (status.status > 1 || !timeStampToken)
      throw new Error(`The time-stamping authority refused (status ${status.status})`);
    const token = new Uint8Array(timeStampToken.toSchema().toBER());
    const stamp = await readStamp(token, bytes);
    if (stamp.at === null) throw new Error('The time stamp is not one of this signature');
    return token;
  };

/** What a token says of these bytes. Whether to trust its authority is for the reader to decide. */
export const readStamp = async (token: Uint8Array, bytes: Uint8Array): Promise<Stamp> => {
  try {
    const { content } = pki.ContentInfo.fromBER(der(token));
    const signed = new pki.SignedData({ schema: content });
    const info = signed.encapContentInfo.eContent;
    const [signer] = signed.signerInfos;
    if (!info || !signer) return { at: null };
    const { genTime, messageImprint } = pki.TSTInfo.fromBER(info.getValue());
    const imprint = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
    const isOurs =
      messageImprint.hashAlgorithm.algorithmId === sha256Algorithm().algorithmId &&
      imprint.equals(sha256(bytes));
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: der(bytes),
      checkChain: false,
      extendedMode: true,
    });
    if (!isOurs || !signatureVerified || !signerCertificate) return { at: null };
    const name = signerCertificate.subject.typesAndValues.find(({ type }) => type === '2.5.4.3');
    const block: { value?: unknown } | undefined = name?.value.valueBlock;
    return {
      at: genTime,
      by: String(block?.value ?? ''),
      fingerprint: Buffer.from(sha256(new Uint8Array(signerCertificate.toSchema().toBER()))).toString('hex'),
    };
  } catch {
    return { at: null };
  }
};
