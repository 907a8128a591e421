/** Labels of inputs of which an ellipsis cuts the end, and words in empty inputs that do not fit. */
export const findCutLabels = (): string[] => {
  const labels = [...document.querySelectorAll<HTMLElement>('main label.MuiInputLabel-root')]
    .filter((label) => label.scrollWidth > label.clientWidth + 1)
    .map((label) => `${label.innerText} is cut`);
  const pen = document.createElement('canvas').getContext('2d');
  const hints = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].filter(
    (input) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      if (!pen || input.value || input.offsetParent === null) return false;
      pen.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(input.placeholder).width > room + 1;
    },
  );
  return [...labels, ...hints.map(({ placeholder }) => `${placeholder} is cut`)];
};
