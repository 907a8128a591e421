/** Downloads a file. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may still be reading after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
