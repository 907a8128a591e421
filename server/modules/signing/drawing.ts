/** Draws with mouse, pen or finger, and keeps the strokes in the form's field. */
export const drawing = `
const box = document.getElementById('drawing');
const canvas = box.querySelector('canvas');
const field = document.getElementById('drawn');
const pen = canvas.getContext('2d');
let strokes = [];
let current = null;
box.hidden = false;
pen.lineWidth = 3;
pen.lineCap = 'round';
const keep = () => {
  field.value = strokes.filter((one) => one.length > 1).map((one) => one.map((at) => at.join(',')).join(' ')).join(';');
};
const place = (event) => {
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = 600 / width;
  const fit = (value, most) => Math.max(0, Math.min(most, Math.round(value * scale)));
  return [fit(event.clientX - left, 599), fit(event.clientY - top, 199)];
};
canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  current = [place(event)];
  strokes.push(current);
});
canvas.addEventListener('pointermove', (event) => {
  if (!current || strokes.flat().length > 1500) return;
  const [x, y] = place(event);
  pen.beginPath();
  pen.moveTo(...current[current.length - 1]);
  pen.lineTo(x, y);
  pen.stroke();
  current.push([x, y]);
});
addEventListener('pointerup', () => { current = null; keep(); });
document.getElementById('clear').addEventListener('click', () => {
  strokes = [];
  pen.clearRect(0, 0, 600, 200);
  keep();
});
`;
