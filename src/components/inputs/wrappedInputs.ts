/** Inputs of a line side by side, each at least this many pixels wide, wrapping onto further rows. */
export const wrappedInputs = (width: number) => ({
  // A button that appears only on hover cannot be reached by keyboard.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-form': { flexDirection: 'row', flexWrap: 'wrap', rowGap: 0 },
  '& .RaSimpleFormIterator-form > *': { flex: `1 1 ${width}px`, minWidth: 0 },
});
