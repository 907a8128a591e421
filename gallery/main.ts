import '../src/platform/withoutEval.ts';
import '../src/app/site.css';
import { readAddress } from './address.ts';

const root = document.getElementById('root');
const { alone } = readAddress(window.location.search);

if (root && alone) import('./canvas/startCanvas.tsx').then(({ startCanvas }) => startCanvas(root));
else if (root) import('./frame/startFrame.tsx').then(({ startFrame }) => startFrame(root));
