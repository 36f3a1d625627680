/** Downloads a file in the browser. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has picked up the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Downloads a text as a file with a media type. */
export const saveText = (name: string, type: string, text: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
