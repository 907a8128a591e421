import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { readAnswer } from '../../domain/documentText/readAnswer.ts';
import { readDocument } from '../../domain/documentText/readDocument.ts';
import { readPdf } from '../../domain/documentText/readPdf.ts';

const port = parentPort as MessagePort;
port.postMessage({ answer: await readAnswer(() => readDocument(workerData as Uint8Array, readPdf)) });
