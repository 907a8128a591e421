import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in UTF-8, as lowercase hexadecimal: rules run in the browser and in Node alike, and do not wait. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
