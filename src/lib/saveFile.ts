/** Has the browser save a file. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Has the browser save a text as a file of a media type. */
export const saveText = (name: string, type: string, text: string): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));
