/** Puts a file into the person's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser may still be reading when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
