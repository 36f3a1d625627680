/** A file that an act answers with, in parts as they are read. */
export class DeskFile {
  readonly name: string;
  readonly type: string;
  readonly parts: AsyncIterable<string>;

  constructor(name: string, type: string, parts: AsyncIterable<string>) {
    this.name = name;
    this.type = type;
    this.parts = parts;
  }
}

/** All of a file's text. */
export async function textOf({ parts }: DeskFile): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text.replace(/\s+$/, '');
}
